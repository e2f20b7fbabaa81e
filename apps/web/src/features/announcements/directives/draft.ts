import { type Directive, sameDirective } from '@rondo/domain/announcements';

/** A directive on the page: what it says here, and what it said when it was last saved. */
export interface Entry {
  /** Its name on this page, from its first appearance on. */
  readonly key: string;
  readonly directive: Directive;
  /** null: never saved. */
  readonly saved: Directive | null;
}

/** The directives of a difficulty as they stand on the page. */
export interface Draft {
  readonly entries: readonly Entry[];
  /** The keys of what is saved, in its order. */
  readonly savedOrder: readonly string[];
  /** Nobody has touched anything: what stands here is only offered. */
  readonly isUntouched: boolean;
}

/** What saving would change. */
export interface DraftChanges {
  readonly edited: number;
  readonly added: number;
  readonly removed: number;
  readonly isReordered: boolean;
}

let made = 0;
const newKey = () => `new:${(made += 1)}`;

/** The draft of what is saved; an empty list begins with what is offered, unsaved. */
export function draftOf(saved: readonly Directive[], offered: Directive | null): Draft {
  const entries = saved.map(
    (directive): Entry => ({ key: `saved:${directive.id}`, directive, saved: directive }),
  );
  const first =
    entries.length === 0 && offered !== null ? [{ key: newKey(), directive: offered, saved: null }] : [];
  return { entries: [...entries, ...first], savedOrder: entries.map(({ key }) => key), isUntouched: true };
}

/** The same draft once it was saved as `saved`: nothing is edited, every directive keeps its name on the page. */
export function savedDraft({ entries }: Draft, saved: readonly Directive[]): Draft {
  const kept = saved.map((directive, place): Entry => {
    const key = entries[place]?.key ?? `saved:${directive.id}`;
    return { key, directive, saved: directive };
  });
  return { entries: kept, savedOrder: kept.map(({ key }) => key), isUntouched: true };
}

export function isEdited({ directive, saved }: Entry): boolean {
  return saved === null || !sameDirective(directive, saved);
}

export function changesOf({ entries, savedOrder }: Draft): DraftChanges {
  const stays = entries.filter(({ saved }) => saved !== null).map(({ key }) => key);
  const kept = new Set(stays);
  const before = savedOrder.filter((key) => kept.has(key));
  return {
    edited: entries.filter((entry) => entry.saved !== null && isEdited(entry)).length,
    added: entries.filter(({ saved }) => saved === null).length,
    removed: savedOrder.length - stays.length,
    isReordered: before.some((key, place) => key !== stays[place]),
  };
}

export function isChanged(draft: Draft): boolean {
  const { edited, added, removed, isReordered } = changesOf(draft);
  return edited + added + removed > 0 || isReordered;
}

export type DraftStep =
  | { readonly do: 'edit'; readonly key: string; readonly directive: Directive }
  | { readonly do: 'add'; readonly directive: Directive }
  | { readonly do: 'remove'; readonly key: string }
  | { readonly do: 'move'; readonly from: number; readonly to: number }
  | { readonly do: 'replace'; readonly draft: Draft };

export function changeDraft(draft: Draft, step: DraftStep): Draft {
  if (step.do === 'replace') return step.draft;
  return { ...draft, entries: changeEntries(draft.entries, step), isUntouched: false };
}

function changeEntries(
  entries: readonly Entry[],
  step: Exclude<DraftStep, { do: 'replace' }>,
): readonly Entry[] {
  switch (step.do) {
    case 'edit':
      return entries.map((entry) =>
        entry.key === step.key ? { ...entry, directive: step.directive } : entry,
      );
    case 'add':
      return [...entries, { key: newKey(), directive: step.directive, saved: null }];
    case 'remove':
      return entries.length > 1 ? entries.filter(({ key }) => key !== step.key) : entries;
    case 'move': {
      const moved = entries[step.from];
      const others = entries.filter((_, place) => place !== step.from);
      return moved === undefined ? entries : [...others.slice(0, step.to), moved, ...others.slice(step.to)];
    }
  }
}
