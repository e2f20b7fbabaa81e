import { defaultDirective, type Directive } from '@rondo/domain/announcements';
import { describe, expect, test } from 'vitest';
import { changeDraft, changesOf, draftOf, type DraftStep, isChanged, savedDraft } from './draft.ts';

const directive = (id: number): Directive => ({ ...defaultDirective(1), id, name: `Rule ${id}` });
const three = () => draftOf([directive(1), directive(2), directive(3)], null);
const after = (...steps: DraftStep[]) => steps.reduce(changeDraft, three());
const none = { edited: 0, added: 0, removed: 0, isReordered: false };

describe('the rules on the page', () => {
  test('are as they were saved until something is done', () => {
    expect(changesOf(three())).toEqual(none);
    expect(isChanged(three())).toBe(false);
  });

  test('count what was edited, added and removed, and see a changed order', () => {
    const edited: DraftStep = { do: 'edit', key: 'saved:2', directive: { ...directive(2), name: 'Other' } };
    expect(changesOf(after(edited))).toEqual({ ...none, edited: 1 });
    expect(changesOf(after(edited, { ...edited, directive: directive(2) }))).toEqual(none);
    expect(changesOf(after({ do: 'add', directive: directive(9) }))).toEqual({ ...none, added: 1 });
    expect(changesOf(after({ do: 'remove', key: 'saved:1' }))).toEqual({ ...none, removed: 1 });
    expect(changesOf(after({ do: 'move', from: 0, to: 2 }))).toEqual({ ...none, isReordered: true });
    expect(changesOf(after({ do: 'move', from: 0, to: 2 }, { do: 'move', from: 2, to: 0 }))).toEqual(none);
  });

  test('keep their last one', () => {
    const all = [1, 2, 3].map((id): DraftStep => ({ do: 'remove', key: `saved:${id}` }));
    expect(after(...all).entries).toHaveLength(1);
  });

  test('offer one where nothing is saved, which counts as added', () => {
    const offered = draftOf([], defaultDirective(1));
    expect(offered.entries.map(({ directive }) => directive.name)).toEqual(['Announce all clears']);
    expect(changesOf(offered)).toEqual({ ...none, added: 1 });
    expect(offered.isUntouched).toBe(true);
  });

  test('keep their names on the page when they are saved', () => {
    const draft = after({ do: 'add', directive: directive(9) }, { do: 'move', from: 3, to: 0 });
    const saved = savedDraft(draft, [directive(4), directive(1), directive(2), directive(3)]);
    expect(saved.entries.map(({ key }) => key)).toEqual(draft.entries.map(({ key }) => key));
    expect(changesOf(saved)).toEqual(none);
  });
});
