### Cards of every game of the KLONG! family: name, name as object of a log sentence (.acc), effect in our own words (.text).

## Starting deck

card-burgle = Burgle
  .acc = Burgle
  .text = 1 skill.
card-stumble = Stumble
  .acc = Stumble
  .text = You make 1 Clank!
card-sidestep = Sidestep
  .acc = Sidestep
  .text = 1 boot.
card-scramble = Scramble
  .acc = Scramble
  .text = 1 skill and 1 boot.

## Reserve

card-mercenary = Mercenary
  .acc = the Mercenary
  .text = Companion. 1 skill and 2 swords.
card-explore = Explore
  .acc = Explore
  .text = 2 skill and 1 boot.
card-secret_tome = Secret Tome
  .acc = the Secret Tome
  .text = Does nothing when played. 7 points.
card-goblin = Goblin
  .acc = the Goblin
  .text = Reward: 1 gold. Never leaves the reserve – fight it as often as you like.
