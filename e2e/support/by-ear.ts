import type { CDPSession, Page } from '@playwright/test';
import { type Heard, nodesOf, spoken, type TreeNode, type WireNode } from './heard-tree.ts';
import { type LiveWords, recordLiveWords } from './live-words.ts';
import { expect } from './test.ts';

type Name = string | RegExp;

/** Roles in which a screen reader hands letters and arrows to the page; everywhere else it keeps them for itself. */
const takesLetters = new Set(['textbox', 'searchbox', 'combobox', 'spinbutton', 'Date', 'listbox', 'option']);
const takesArrows = new Set([...takesLetters, 'radio', 'tab', 'slider', 'menuitem', 'menu', 'treeitem']);

/**
 * A person who reads the site by its accessibility tree alone: roles, names, states, what live regions say, and the
 * keyboard. Knows no selector, no place and no pointer, and throws where such a person would be lost.
 */
export class Ear {
  readonly #page: Page;
  readonly #chrome: CDPSession;
  readonly #said: LiveWords;
  /** What is read, which moves without the focus: a heading never has it. */
  #point: number | null = null;

  private constructor(page: Page, chrome: CDPSession, said: LiveWords) {
    this.#page = page;
    this.#chrome = chrome;
    this.#said = said;
  }

  /** Before the first page is opened: what is said from then on is recorded. */
  static async at(page: Page): Promise<Ear> {
    const said = await recordLiveWords(page);
    const chrome = await page.context().newCDPSession(page);
    await chrome.send('Accessibility.enable');
    await chrome.send('DOM.enable');
    return new Ear(page, chrome, said);
  }

  /** Types an address. */
  async open(path: string): Promise<void> {
    await this.#page.goto(path);
    this.#point = null;
  }

  /** Waits until a live region has said it, and forgets it and all that was said before. */
  async heard(words: Name, timeout?: number): Promise<string> {
    let at = -1;
    await expect
      .poll(
        () => {
          at = this.#said.findIndex((said) => fits(said, words, false));
          return at >= 0 ? 'heard' : `only heard: ${this.#said.join(' | ')}`;
        },
        { message: `a live region says ${words}`, intervals: [50, 100, 250], ...(timeout && { timeout }) },
      )
      .toBe('heard');
    return this.#said.splice(0, at + 1).at(-1) ?? '';
  }

  /**
   * Moves on to the next of that kind, as the quick keys of a screen reader do, from the end to the beginning. Takes the
   * focus along where it can. Answers what is read there.
   */
  async goTo(role: string, name?: Name): Promise<string> {
    const { node, tree } = await this.#find(role, name, true);
    this.#point = node.id;
    if (node.states.includes('focusable')) await this.#focus(node);
    return spoken(node, tree);
  }

  /** All that is read of the first such node, in order; the reading point stays. */
  async read(role: string, name?: Name): Promise<string> {
    const { node, tree } = await this.#find(role, name, false);
    return spoken(node, tree);
  }

  /** Waits until what is read of such a node has these words. */
  async reads(role: string, name: Name | undefined, words: Name): Promise<void> {
    await expect
      .poll(async () => spokenOf(await this.#tree(), role, name), { message: `${role} reads ${words}` })
      .toMatch(typeof words === 'string' ? new RegExp(escaped(words)) : words);
  }

  /** The names of all of that kind, in order. */
  async names(role: string): Promise<string[]> {
    return (await this.#tree()).filter((node) => node.role === role).map(({ name }) => name);
  }

  /** What has the focus, as it is read when it gets it. */
  async focused(): Promise<Heard> {
    const tree = await this.#tree();
    // The page itself counts as focused while anything in it is.
    const node = tree.findLast(({ states }) => states.includes('focused'));
    if (!node) throw new Error('Nothing has the focus.');
    this.#point = node.id;
    const { role, name, states, value, description } = node;
    const active = tree.find(({ id }) => id === node.active);
    return {
      ...{ role, name, states, value, description, groups: groupsOf(node, tree) },
      active: active ? spoken(active, tree) : '',
    };
  }

  /** Waits until the focus is there; answers how it is read. */
  async hasFocus(role: string, name: Name): Promise<Heard> {
    let last = await this.focused();
    await expect
      .poll(
        async () => {
          last = await this.focused();
          return last.role === role && fits(last.name, name) ? 'there' : JSON.stringify(last);
        },
        { message: `the focus is at ${role} ${name}`, intervals: [50, 100, 250] },
      )
      .toBe('there');
    return last;
  }

  /** Waits until what has the focus, a part of the page as well, is read so; answers all that is read. */
  async isAt(words: Name): Promise<string> {
    let read = '';
    await expect
      .poll(
        async () => {
          const tree = await this.#tree();
          const node = tree.findLast(({ states }) => states.includes('focused'));
          read = node ? spoken(node, tree) : '';
          return read;
        },
        { message: `the focus is at what reads ${words}`, intervals: [50, 100, 250] },
      )
      .toMatch(typeof words === 'string' ? new RegExp(escaped(words)) : words);
    return read;
  }

  /** A key for what has the focus. A letter or an arrow that the screen reader would keep throws. */
  async press(key: string): Promise<void> {
    const { role, name } = await this.focused();
    const isKept = key.startsWith('Arrow')
      ? !takesArrows.has(role)
      : key.length === 1 && key !== ' ' && !takesLetters.has(role);
    if (isKept) throw new Error(`A screen reader keeps ${key} for itself at ${role} "${name}".`);
    await this.#page.keyboard.press(key);
  }

  /** Presses a key until the value of what has the focus is read so. */
  async pressUntil(key: string, value: Name): Promise<void> {
    const passed: string[] = [];
    for (let now = (await this.focused()).value; !fits(now, value); now = (await this.focused()).value) {
      if (passed.length > 80) throw new Error(`${key} led past ${passed.join(', ')}, not to ${value}.`);
      passed.push(now);
      await this.press(key);
    }
  }

  /** Types into the field that has the focus, over what it has. */
  async type(text: string): Promise<void> {
    const { role, name, states } = await this.focused();
    if (!takesLetters.has(role) && !states.includes('editable'))
      throw new Error(`Nothing can be typed at ${role} "${name}".`);
    await this.#page.keyboard.press('Control+A');
    await this.#page.keyboard.type(text);
  }

  /** Types into a date, part by part, in the order in which its parts are read. */
  async typeDate(digits: string): Promise<void> {
    const { role, name } = await this.focused();
    if (role !== 'spinbutton') throw new Error(`No part of a date has the focus, but ${role} "${name}".`);
    await this.#page.keyboard.type(digits);
  }

  /** Goes to a field and types into it. */
  async fill(role: string, name: Name, text: string): Promise<void> {
    await this.goTo(role, name);
    await this.type(text);
  }

  /** Goes to a button, a link or the like and presses Enter on it. */
  async activate(role: string, name: Name): Promise<void> {
    await this.goTo(role, name);
    await this.press('Enter');
  }

  /** Waits for such a node: the next after the reading point, or the first. */
  async #find(
    role: string,
    name: Name | undefined,
    isNext: boolean,
  ): Promise<{ node: TreeNode; tree: TreeNode[] }> {
    let tree: TreeNode[] = [];
    let node: TreeNode | undefined;
    await expect
      .poll(
        async () => {
          tree = await this.#tree();
          const here = tree.findIndex(({ id }) => id === this.#point);
          const all = tree.filter((each) => isSuch(each, tree, role, name));
          const after = isNext ? all.find((each) => tree.indexOf(each) > here) : undefined;
          node = after ?? all[0];
          return node
            ? 'found'
            : `of that role: ${
                tree
                  .filter((each) => each.role === role)
                  .map((each) => each.name || spoken(each, tree).slice(0, 80))
                  .join(' | ') || 'none'
              }`;
        },
        { message: `there is ${role} ${name ?? ''}`, intervals: [50, 100, 250] },
      )
      .toBe('found');
    return { node: node as TreeNode, tree };
  }

  async #focus({ id }: TreeNode): Promise<void> {
    await this.#chrome.send('DOM.focus', { backendNodeId: id });
  }

  async #tree(): Promise<TreeNode[]> {
    const { nodes } = await this.#chrome.send('Accessibility.getFullAXTree');
    const tree = nodesOf(nodes as unknown as WireNode[]);
    for (const node of tree.filter(({ role }) => role === 'slider')) await this.#nameValue(node);
    return tree;
  }

  /** Chrome leaves the words for a slider's number out of this tree, though it hands them to screen readers. */
  async #nameValue(node: TreeNode): Promise<void> {
    const described = await this.#chrome
      .send('DOM.describeNode', { backendNodeId: node.id })
      .catch(() => null);
    const attributes = described?.node.attributes ?? [];
    const at = attributes.indexOf('aria-valuetext');
    if (at >= 0) node.value = attributes[at + 1] ?? node.value;
  }
}

function spokenOf(tree: TreeNode[], role: string, name: Name | undefined): string {
  const node = tree.find((each) => isSuch(each, tree, role, name));
  return node ? spoken(node, tree) : `no ${role} ${name ?? ''}`;
}

/** By its name; what has none, such as a row, by all that is read of it. */
function isSuch(node: TreeNode, tree: TreeNode[], role: string, name: Name | undefined): boolean {
  if (node.role !== role) return false;
  return name === undefined || (node.name ? fits(node.name, name) : fits(spoken(node, tree), name, false));
}

function groupsOf(node: TreeNode, tree: TreeNode[]): string[] {
  const byId = new Map(tree.map((each) => [each.id, each]));
  const groups: string[] = [];
  for (let up = node.parent; up !== null; ) {
    const parent = byId.get(up);
    if (!parent) break;
    if (parent.name && parent.role !== 'RootWebArea') groups.push(`${parent.role} ${parent.name}`);
    up = parent.parent;
  }
  return groups;
}

function fits(text: string, wanted: Name, isWhole = true): boolean {
  if (typeof wanted !== 'string') return wanted.test(text);
  return isWhole ? text === wanted : text.includes(wanted);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
