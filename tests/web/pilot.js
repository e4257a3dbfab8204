// Plays in a page by clicking on what is lit there, always in the same way, until something is to be seen.
([until, bold]) =>
  import("/web/net/state.mjs").then((s) => {
    const TICK = 20;
    const AGAIN = 50;
    const CARDS = [".play-all", ".tray .option, .tray .card, .pick", ".hand .card.legal"];
    const SPEND = [".target", ".market .card.legal"];
    const END = [".next.end"];
    const pilot = (window.pilot = { clicks: 0, stuck: 0, done: false });

    const shown = (e) => e.getClientRects().length > 0 && !e.disabled;
    const seen = (wish) => [...document.querySelectorAll(wish)].filter(shown);
    const mixed = () => (Math.imul((s.view.value?.seq ?? 0) + 1, 2654435761) >>> 0) / 2 ** 32;

    function click(element) {
      pilot.clicks += 1;
      element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    }

    function answerDialog(open) {
      const offers = [
        ...open.querySelectorAll(open.matches(".dialog-end") ? ".ghost" : ".stack .main, .buttons .main"),
      ];
      click(offers[Math.floor(mixed() * offers.length)] ?? open.querySelector(".close"));
    }

    function answerTable() {
      const wishes = mixed() < bold ? [...CARDS, ...SPEND, ...END] : [...CARDS, ...END, ...SPEND];
      const found = wishes.map(seen).find((all) => all.length) ?? [];
      pilot.stuck = found.length ? 0 : pilot.stuck + 1;
      if (found.length) click(found[Math.floor(mixed() * 7919) % found.length]);
    }

    function act() {
      const open = document.querySelector("dialog[open]");
      if (open) answerDialog(open);
      else if (s.prompt.value && s.link.value.open && !s.pending.value) answerTable();
    }

    const moment = () => [s.view.value?.seq, s.dialog.value?.kind, s.pending.value?.nonce].join();
    let before = "";
    let waited = 0;
    /** Act once the page has stayed the same for a tick, and again if nothing comes of it. */
    function tick() {
      pilot.done ||= seen(until).length > 0;
      if (pilot.done) return clearInterval(clock);
      waited = moment() === before ? waited + 1 : 0;
      before = moment();
      if (waited === 1 || waited % AGAIN === AGAIN - 1) act();
    }
    const clock = setInterval(tick, TICK);
  });
