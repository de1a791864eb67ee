"""The figures of the page: what is read from a trace, and what a report says of it."""

from bench.browser import Figure, longest, report

OURS, OTHER = "http://here/assets/Table.js", "probe"


def main_thread(thread: int) -> dict[str, object]:
    args = {"name": "CrRendererMain" if thread == 1 else "Compositor"}
    return {"name": "thread_name", "pid": 7, "tid": thread, "args": args}


def task(at: int, micros: int, thread: int = 1) -> dict[str, object]:
    return {"name": "RunTask", "pid": 7, "tid": thread, "ts": at, "dur": micros, "args": {}}


def call(at: int, micros: int, url: str, thread: int = 1) -> dict[str, object]:
    script = {"name": "FunctionCall", "args": {"data": {"url": url}}}
    return {"pid": 7, "tid": thread, "ts": at, "dur": micros, **script}


THREADS = [main_thread(1), main_thread(2)]


def test_the_longest_task_is_one_of_the_main_thread_with_a_script_of_the_page() -> None:
    script = [task(0, 12_500), call(10, 9_000, OURS), task(20_000, 4_000), call(20_001, 90, OURS)]
    other = [task(30_000, 40_000), task(80_000, 90_000, 2), call(80_001, 80_000, OURS, 2)]
    assert longest([*THREADS, *script, *other]) == (9.0, 12.5)


def test_what_measures_is_not_measured() -> None:
    probe = [task(0, 50_000), call(10, 9_000, OURS), call(10_000, 9_000, OTHER)]
    assert longest([*THREADS, *probe]) == (0, 0)


def test_time_that_the_thread_did_not_have_does_not_count() -> None:
    held = task(0, 50_000) | {"tdur": 8_000}
    script = call(10, 9_000, OURS) | {"tdur": 6_000}
    assert longest([*THREADS, held, script]) == (6, 8)


def test_a_trace_without_a_page_has_no_task() -> None:
    assert longest([]) == (0, 0)


def test_a_report_names_what_is_missed() -> None:
    met, missed = Figure("idle", 0.4, "%", 1.0), Figure("script", 21.0, "ms", 16.7)
    text = report([met, missed], "1")
    assert "| idle | 0.40 % | below 1 % | met |" in text
    assert "| script | 21 ms | below 16.7 ms | **missed** |" in text
    assert "Missed: script." in text
    assert "Every target is met." in report([met], "1")
