"""The pages and files of the client, as a browser may keep them."""

from pathlib import Path

from tests.server.desk import house


def test_a_browser_asks_each_time_whether_its_copies_of_the_client_still_hold(tmp_path: Path) -> None:
    """Copies of different versions do not fit together; an answer that nothing has changed brings nothing again."""
    with house(tmp_path) as client:
        for path in ("/", "/demo", "/t/anything", "/web/app.mjs", "/web/base/base.css"):
            assert client.get(path).headers["cache-control"] == "no-cache", path
        mark = client.get("/web/app.mjs").headers["etag"]
        assert client.get("/web/app.mjs", headers={"if-none-match": mark}).status_code == 304
