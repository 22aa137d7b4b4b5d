// jsdom lays nothing out, so it has none of the calls that scroll to a place, ask what lies there or tell of sizes. Parts
// that bring a message into sight make them in a task of their own, where a missing call fails the run and not the test.
Element.prototype.scrollIntoView = () => undefined;
document.elementFromPoint = () => null;
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

export {};
