"""A headless Chromium that is driven over the DevTools protocol, for the gate `gallery`."""
import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import time
import urllib.request

import websocket

PROGRAMS = ["chromium", "chromium-browser", "google-chrome"]


class Browser:
    """A browser with one page, without a network, and the errors that it reported."""

    def __enter__(self):
        program = next(filter(None, map(shutil.which, PROGRAMS)), None)
        if program is None:
            raise SystemExit("no Chromium; run Scripts/install-dependencies --tests")
        self.profile = tempfile.mkdtemp()
        # The sandbox does not start as root. An unreachable proxy is an error for any request.
        sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
        self.process = subprocess.Popen(
            [program, "--headless=new", *sandbox, "--disable-gpu", "--no-first-run",
             "--hide-scrollbars", "--remote-debugging-port=0", "--remote-allow-origins=*",
             "--proxy-server=127.0.0.1:9", "--disable-background-networking",
             "--disable-dev-shm-usage", "--window-size=1280,900",
             f"--user-data-dir={self.profile}", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.number = 0
        self.events = []
        self.errors = []
        self.requests = []
        try:
            self.socket = websocket.create_connection(
                self._page_address(), timeout=30, suppress_origin=True)
            for domain in ["Page", "Runtime", "Log", "Network", "DOM", "Accessibility"]:
                self.call(f"{domain}.enable")
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        if hasattr(self, "socket"):
            self.socket.close()
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    def _page_address(self):
        port = pathlib.Path(self.profile, "DevToolsActivePort")
        end = time.monotonic() + 30
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise SystemExit(f"Chromium ended with status {self.process.returncode}")
            lines = port.read_text().split("\n") if port.exists() else []
            if len(lines) > 1:
                address = f"http://127.0.0.1:{lines[0]}/json/list"
                opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
                pages = json.load(opener.open(address, timeout=10))
                found = [page for page in pages if page["type"] == "page"]
                if found:
                    return found[0]["webSocketDebuggerUrl"]
            time.sleep(0.05)
        raise SystemExit("Chromium opened no page within 30 seconds")

    def call(self, method, **parameters):
        """Calls a method of the protocol and returns its result."""
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.recv())
            if message.get("id") == self.number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']['message']}")
                return message["result"]
            self._note(message)

    def _note(self, message):
        method, parameters = message.get("method"), message.get("params", {})
        if method == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.errors.append(details.get("exception", {}).get("description", details["text"]))
        elif method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning"):
            self.errors.append(str(parameters["args"]))
        elif method == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
            self.errors.append(f"{parameters['entry']['text']} {parameters['entry'].get('url', '')}")
        elif method == "Network.requestWillBeSent":
            self.requests.append(parameters["request"]["url"])
        self.events.append(method)

    def open(self, file):
        """Opens a file from disk and waits until it and what it names are loaded."""
        self.events.clear()
        self.call("Page.navigate", url=pathlib.Path(file).resolve().as_uri())
        self.socket.settimeout(30)
        while "Page.loadEventFired" not in self.events:
            self._note(json.loads(self.socket.recv()))

    def run(self, script):
        """Evaluates an expression in the page, awaits it, and returns its value."""
        result = self.call(
            "Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description", details["text"]))
        return result["result"].get("value")

    def until(self, condition, seconds=10):
        """Returns whether a condition of the page becomes true."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.run(f"Boolean({condition})"):
                return True
            time.sleep(0.02)
        return False

    def press(self, key, code=None, text=None):
        """Presses and releases a key."""
        codes = {"Enter": 13, "Escape": 27, "Tab": 9, "ArrowLeft": 37, "ArrowUp": 38,
                 "ArrowRight": 39, "ArrowDown": 40, "End": 35, "Home": 36, "PageDown": 34}
        number = codes.get(key, ord(key.upper()) if len(key) == 1 else 0)
        text = text or ("\r" if key == "Enter" else key if len(key) == 1 else "")
        self.call("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", key=key,
                  code=code or key, windowsVirtualKeyCode=number, text=text)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key, code=code or key,
                  windowsVirtualKeyCode=number)

    def click(self, selector):
        """Clicks the middle of an element."""
        x, y = self.run(
            f"(() => {{ const box = document.querySelector({json.dumps(selector)})"
            ".getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; })()")
        for kind in ["mousePressed", "mouseReleased"]:
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def emulate(self, width=1280, height=900, scheme="light"):
        """Sets the size of the page in points, and light or dark."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1, mobile=False)
        self.call("Emulation.setEmulatedMedia",
                  features=[{"name": "prefers-color-scheme", "value": scheme}])
