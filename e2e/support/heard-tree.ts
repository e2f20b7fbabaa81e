/** How something is read when it gets the focus. */
export interface Heard {
  role: string;
  name: string;
  /** Such as `pressed`, `not checked`, `invalid`, `required`. */
  states: string[];
  value: string;
  description: string;
  /** The named things around it, from the inside out: a group, a dialog, a landmark. */
  groups: string[];
  /** The option of a list that a field points at while it keeps the focus. */
  active: string;
}

export interface TreeNode extends Omit<Heard, 'groups' | 'active'> {
  id: number;
  /** The one that it points at. */
  active: number | undefined;
  parent: number | null;
  /** The element that it stands in, of which nothing may be read. */
  box: string | undefined;
  children: number[];
}

/** A node of Chrome's accessibility tree, as far as it is read here. */
export interface WireNode {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value?: string };
  description?: { value?: string };
  value?: { value?: string | number };
  properties?: { name: string; value: { value?: unknown; relatedNodes?: { backendDOMNodeId: number }[] } }[];
  childIds?: string[];
  parentId?: string;
  backendDOMNodeId?: number;
}

/** Roles that are read by their name: what is inside of them has made it. */
const whole = new Set([
  ...[
    'StaticText',
    'link',
    'button',
    'heading',
    'img',
    'image',
    'checkbox',
    'switch',
    'radio',
    'option',
    'tab',
  ],
  ...['menuitem', 'textbox', 'searchbox', 'combobox', 'spinbutton', 'slider', 'columnheader', 'Date'],
]);

/** All that is read, in the order of the page. */
export function nodesOf(wire: WireNode[]): TreeNode[] {
  const byId = new Map(wire.map((node) => [node.nodeId, node]));
  const nodes: TreeNode[] = [];
  const visit = (node: WireNode, parent: TreeNode | null) => {
    const kept = node.ignored || node.role?.value === 'InlineTextBox' ? null : nodeOf(node, parent);
    if (kept) {
      nodes.push(kept);
      parent?.children.push(kept.id);
    }
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) visit(child, kept ?? parent);
    }
  };
  const root = wire.find(({ parentId }) => parentId === undefined);
  if (root) visit(root, null);
  return nodes;
}

function nodeOf(node: WireNode, parent: TreeNode | null): TreeNode {
  return {
    // What has no element of its own is read, but never gone to.
    id: node.backendDOMNodeId ?? -Number(node.nodeId),
    parent: parent?.id ?? null,
    box: node.parentId,
    children: [],
    active: node.properties?.find(({ name }) => name === 'activedescendant')?.value.relatedNodes?.[0]
      ?.backendDOMNodeId,
    role: node.role?.value ?? '',
    // The spaces of a text part it from the next one.
    name: node.role?.value === 'StaticText' ? (node.name?.value ?? '') : tidy(node.name?.value),
    value: tidy(node.value?.value),
    description: tidy(node.description?.value),
    states: (node.properties ?? []).flatMap(({ name, value }) => stateOf(name, value.value)),
  };
}

function stateOf(name: string, value: unknown): string[] {
  if (['checked', 'pressed', 'expanded'].includes(name)) {
    if (value === 'mixed') return [`partly ${name}`];
    return value === true || value === 'true' ? [name] : [`not ${name}`];
  }
  if (name === 'invalid') return value === 'false' ? [] : ['invalid'];
  return value === true ? [name] : [];
}

/** All words of a node and of what is inside of it, in order. */
export function spoken(node: TreeNode, tree: TreeNode[]): string {
  const byId = new Map(tree.map((each) => [each.id, each]));
  const words = ({ role, name, value, states, children }: TreeNode): string => {
    const heard = states.filter((state) => spokenStates.has(state)).join(' ');
    if (role === 'StaticText') return name;
    if (whole.has(role)) return `${name} ${value === name ? '' : value} ${heard}`;
    let [inside, before] = ['', undefined as TreeNode | undefined];
    for (const id of children) {
      const child = byId.get(id);
      if (!child) continue;
      // Texts side by side in one element are one: "#" and "1".
      const isOne = child.role === 'StaticText' && before?.role === 'StaticText' && child.box === before.box;
      inside += `${isOne ? '' : ' '}${words(child)}`;
      before = child;
    }
    return `${tidy(inside).startsWith(name) ? '' : name} ${heard} ${inside}`;
  };
  return tidy(words(node));
}

const spokenStates = new Set([
  ...['checked', 'not checked', 'pressed', 'not pressed', 'expanded', 'not expanded', 'selected', 'invalid'],
  ...['required', 'disabled', 'partly checked', 'partly pressed'],
]);

const tidy = (text: string | number | undefined) =>
  String(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();
