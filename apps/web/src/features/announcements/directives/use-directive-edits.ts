import {
  defaultDirective,
  type Directive,
  type DirectiveProblem,
  directiveProblems,
  MAX_DIRECTIVES,
  writeSettings,
} from '@rondo/domain/announcements';
import { useReducer, useRef, useState } from 'react';
import { copyText } from '../../../lib/copy-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useTyped } from '../../../lib/session/typed.ts';
import { toast } from '../../../ui/toast.ts';
import { useLeaveQuestion } from '../../../ui/use-leave-question.ts';
import type { Channel, SavedDirective } from './api.ts';
import { changeDraft, changesOf, draftOf, isChanged, isEdited, type Entry, savedDraft } from './draft.ts';
import { useLastValid } from './last-valid.ts';
import { useDirectiveKeys } from './use-directive-keys.ts';
import { useSaveDirectives } from './use-save-directives.ts';
import { useSimulation } from './use-simulation.ts';

interface DirectiveEditsOptions {
  difficultyId: number;
  saved: readonly SavedDirective[];
  channels: readonly Channel[];
  days: number;
}

export type DirectiveEdits = ReturnType<typeof useDirectiveEdits>;

/** The directives as they are edited, what they would do, and everything that can be done with them. */
export function useDirectiveEdits({ difficultyId, saved, channels, days }: DirectiveEditsOptions) {
  const { t } = useTranslation('pages/directives');
  const offered = (): Directive | null =>
    channels[0] === undefined ? null : defaultDirective(channels[0].id);
  const [draft, dispatch] = useReducer(changeDraft, null, () => draftOf(saved, offered()));
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [pasting, askPaste] = useState<number | null>(null);
  const [removing, askRemove] = useState<Entry | null>(null);
  const { entries } = draft;
  const problems = new Map(entries.map(({ key, directive }) => [key, directiveProblems(directive)]));
  const faulty = entries.filter(({ key }) => (problems.get(key) ?? []).length > 0);
  const valid = useLastValid(entries);
  const simulated = useSimulation(difficultyId, valid.directives, days);
  const saving = useSaveDirectives(difficultyId, (now) =>
    dispatch({ do: 'replace', draft: savedDraft(draft, now) }),
  );

  const isUnsaved = isChanged(draft) && !draft.isUntouched;
  const isLet = useRef(false);
  useTyped(isUnsaved);
  const leaving = useLeaveQuestion(isUnsaved, isLet);

  const toggle = (key: string, isOpen = !open.has(key)) =>
    setOpen((before) => new Set(isOpen ? [...before, key] : [...before].filter((other) => other !== key)));
  const add = () => {
    const channel = channels[0];
    if (channel === undefined || entries.length >= MAX_DIRECTIVES) return;
    const directive = { ...defaultDirective(channel.id), name: t('rule.newName') };
    const next = changeDraft(draft, { do: 'add', directive });
    dispatch({ do: 'replace', draft: next });
    const key = next.entries.at(-1)?.key;
    if (key !== undefined) {
      toggle(key, true);
      focusName(key);
    }
  };
  const remove = ({ key }: Entry) => {
    askRemove(null);
    dispatch({ do: 'remove', key });
  };
  const save = () => {
    const first = faulty[0];
    if (saving.isPending || !isChanged(draft)) return;
    if (first !== undefined) {
      toggle(first.key, true);
      focusWrong(first.key);
      return;
    }
    saving.mutate({ id: difficultyId, body: { directives: entries.map(({ directive }) => directive) } });
  };
  const copy = async (key: string) => {
    const place = entries.findIndex((entry) => entry.key === key);
    const entry = entries[place];
    if (entry === undefined) return;
    try {
      await copyText(writeSettings(entry.directive));
      toast.success(t('copied', { number: place + 1 }));
    } catch {
      // Browsers refuse it where the page has no right to the clipboard.
      toast.danger(t('copyFailed'));
    }
  };
  const askToPaste = (key: string) => {
    const place = entries.findIndex((entry) => entry.key === key);
    if (place >= 0) askPaste(place);
  };
  useDirectiveKeys({ onAdd: add, onCopy: (key) => void copy(key), onPaste: askToPaste, onSave: save });

  return {
    entries,
    changes: changesOf(draft),
    faulty: faulty.length,
    valid,
    simulated,
    open,
    toggle,
    problemsOf: (key: string): readonly DirectiveProblem[] => problems.get(key) ?? [],
    edit: (key: string, directive: Directive) => dispatch({ do: 'edit', key, directive }),
    move: (from: number, to: number) => dispatch({ do: 'move', from, to }),
    canAdd: channels.length > 0 && entries.length < MAX_DIRECTIVES,
    add,
    copy: (key: string) => void copy(key),
    pasting,
    askPaste,
    askToPaste,
    pasteInto: (place: number, directive: Directive) => {
      const entry = entries[place];
      askPaste(null);
      if (entry === undefined) return;
      const { id } = entry.directive;
      const { id: _, ...settings } = directive;
      dispatch({ do: 'edit', key: entry.key, directive: id === undefined ? settings : { ...settings, id } });
      toggle(entry.key, true);
      toast.success(t('pasted', { number: place + 1 }));
    },
    removing,
    /** Asks first where something would be lost that was never saved elsewhere. */
    askRemove: (entry: Entry | null) =>
      entry !== null && !isEdited(entry) ? remove(entry) : askRemove(entry),
    remove,
    putBack: () => {
      saving.reset();
      dispatch({ do: 'replace', draft: draftOf(saved, offered()) });
    },
    save,
    isSaving: saving.isPending,
    reason: saving.reason,
    leaving,
  };
}

/** After the next drawing: the directive's form stands then. */
function focusName(key: string): void {
  requestAnimationFrame(() => {
    const box = cardOf(key)?.querySelector<HTMLInputElement>('[data-directive-name]');
    box?.focus();
    box?.select();
  });
}

function focusWrong(key: string): void {
  requestAnimationFrame(() => cardOf(key)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

function cardOf(key: string): Element | null {
  return document.querySelector(`[data-directive="${key}"]`);
}
