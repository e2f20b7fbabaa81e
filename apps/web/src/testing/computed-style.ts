// jsdom holds every rule of its style sheet against each element that it is asked about, and again after each change:
// a sixth of the time of all tests. The site's styles are not there, so that an element looks as its kind does.

const computed = window.getComputedStyle.bind(window);
/** What the style sheet of a browser asks of an element beside its name. */
const asked = ['hidden', 'open', 'type', 'popover'];
const styles = new Map<string, CSSStyleDeclaration>();

window.getComputedStyle = (element, pseudo) => {
  if (pseudo || element.hasAttribute('style')) return computed(element, pseudo);
  const given = asked.filter((name) => element.hasAttribute(name));
  const kind = [element.localName, ...given.map((name) => `${name}=${element.getAttribute(name)}`)].join(' ');
  const known = styles.get(kind);
  if (known) return known;
  // Not of the element itself, which would keep its page in memory.
  const example = document.createElementNS(element.namespaceURI, element.localName);
  for (const name of given) example.setAttribute(name, element.getAttribute(name) ?? '');
  const style = computed(example);
  styles.set(kind, style);
  return style;
};
