import { type Directive, sameDirective } from '@rondo/domain/announcements';

/** A rule on the page: what it says here, and what it said when it was last saved. */
export interface Rule {
  /** Its name on this page, from its first appearance on. */
  readonly key: string;
  readonly directive: Directive;
  /** null: never saved. */
  readonly saved: Directive | null;
}

/** The rules of a difficulty as they stand on the page. */
export interface Draft {
  readonly rules: readonly Rule[];
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
  const rules = saved.map(
    (directive): Rule => ({ key: `saved:${directive.id}`, directive, saved: directive }),
  );
  const first =
    rules.length === 0 && offered !== null ? [{ key: newKey(), directive: offered, saved: null }] : [];
  return { rules: [...rules, ...first], savedOrder: rules.map(({ key }) => key), isUntouched: true };
}

/** The same draft once it was saved as `saved`: nothing is edited, every rule keeps its name on the page. */
export function savedDraft({ rules }: Draft, saved: readonly Directive[]): Draft {
  const kept = saved.map((directive, place): Rule => {
    const key = rules[place]?.key ?? `saved:${directive.id}`;
    return { key, directive, saved: directive };
  });
  return { rules: kept, savedOrder: kept.map(({ key }) => key), isUntouched: true };
}

export function isEdited({ directive, saved }: Rule): boolean {
  return saved === null || !sameDirective(directive, saved);
}

export function changesOf({ rules, savedOrder }: Draft): DraftChanges {
  const stays = rules.filter(({ saved }) => saved !== null).map(({ key }) => key);
  const kept = new Set(stays);
  const before = savedOrder.filter((key) => kept.has(key));
  return {
    edited: rules.filter((rule) => rule.saved !== null && isEdited(rule)).length,
    added: rules.filter(({ saved }) => saved === null).length,
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
  return { ...draft, rules: changeRules(draft.rules, step), isUntouched: false };
}

function changeRules(rules: readonly Rule[], step: Exclude<DraftStep, { do: 'replace' }>): readonly Rule[] {
  switch (step.do) {
    case 'edit':
      return rules.map((rule) => (rule.key === step.key ? { ...rule, directive: step.directive } : rule));
    case 'add':
      return [...rules, { key: newKey(), directive: step.directive, saved: null }];
    case 'remove':
      return rules.length > 1 ? rules.filter(({ key }) => key !== step.key) : rules;
    case 'move': {
      const moved = rules[step.from];
      const others = rules.filter((_, place) => place !== step.from);
      return moved === undefined ? rules : [...others.slice(0, step.to), moved, ...others.slice(step.to)];
    }
  }
}
