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
import { changeDraft, changesOf, draftOf, isChanged, isEdited, type Rule, savedDraft } from './draft.ts';
import { useLastValid } from './last-valid.ts';
import { useRuleKeys } from './use-rule-keys.ts';
import { useSaveRules } from './use-save-rules.ts';
import { useSimulation } from './use-simulation.ts';

interface RulesDeskOptions {
  difficultyId: number;
  saved: readonly SavedDirective[];
  channels: readonly Channel[];
  days: number;
}

export type RulesDesk = ReturnType<typeof useRulesDesk>;

/** The rules as they are edited, what they would do, and everything that can be done with them. */
export function useRulesDesk({ difficultyId, saved, channels, days }: RulesDeskOptions) {
  const { t } = useTranslation('pages/directives');
  const offered = (): Directive | null =>
    channels[0] === undefined ? null : defaultDirective(channels[0].id);
  const [draft, dispatch] = useReducer(changeDraft, null, () => draftOf(saved, offered()));
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [pasting, askPaste] = useState<number | null>(null);
  const [removing, askRemove] = useState<Rule | null>(null);
  const { rules } = draft;
  const problems = new Map(rules.map(({ key, directive }) => [key, directiveProblems(directive)]));
  const faulty = rules.filter(({ key }) => (problems.get(key) ?? []).length > 0);
  const valid = useLastValid(rules);
  const simulated = useSimulation(difficultyId, valid.directives, days);
  const saving = useSaveRules(difficultyId, (now) =>
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
    if (channel === undefined || rules.length >= MAX_DIRECTIVES) return;
    const directive = { ...defaultDirective(channel.id), name: t('rule.newName') };
    const next = changeDraft(draft, { do: 'add', directive });
    dispatch({ do: 'replace', draft: next });
    const key = next.rules.at(-1)?.key;
    if (key !== undefined) {
      toggle(key, true);
      focusName(key);
    }
  };
  const remove = ({ key }: Rule) => {
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
    saving.mutate({ id: difficultyId, body: { directives: rules.map(({ directive }) => directive) } });
  };
  const copy = async (key: string) => {
    const place = rules.findIndex((rule) => rule.key === key);
    const rule = rules[place];
    if (rule === undefined) return;
    try {
      await copyText(writeSettings(rule.directive));
      toast.success(t('copied', { number: place + 1 }));
    } catch {
      // Browsers refuse it where the page has no right to the clipboard.
      toast.danger(t('copyFailed'));
    }
  };
  const askToPaste = (key: string) => {
    const place = rules.findIndex((rule) => rule.key === key);
    if (place >= 0) askPaste(place);
  };
  useRuleKeys({ onAdd: add, onCopy: (key) => void copy(key), onPaste: askToPaste, onSave: save });

  return {
    rules,
    changes: changesOf(draft),
    faulty: faulty.length,
    valid,
    simulated,
    open,
    toggle,
    problemsOf: (key: string): readonly DirectiveProblem[] => problems.get(key) ?? [],
    edit: (key: string, directive: Directive) => dispatch({ do: 'edit', key, directive }),
    move: (from: number, to: number) => dispatch({ do: 'move', from, to }),
    canAdd: channels.length > 0 && rules.length < MAX_DIRECTIVES,
    add,
    copy: (key: string) => void copy(key),
    pasting,
    askPaste,
    askToPaste,
    pasteInto: (place: number, directive: Directive) => {
      const rule = rules[place];
      askPaste(null);
      if (rule === undefined) return;
      const { id } = rule.directive;
      const { id: _, ...settings } = directive;
      dispatch({ do: 'edit', key: rule.key, directive: id === undefined ? settings : { ...settings, id } });
      toggle(rule.key, true);
      toast.success(t('pasted', { number: place + 1 }));
    },
    removing,
    /** Asks first where something would be lost that was never saved elsewhere. */
    askRemove: (rule: Rule | null) => (rule !== null && !isEdited(rule) ? remove(rule) : askRemove(rule)),
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

/** After the next drawing: the rule's form stands then. */
function focusName(key: string): void {
  requestAnimationFrame(() => {
    const box = ruleElement(key)?.querySelector<HTMLInputElement>('[data-rule-name]');
    box?.focus();
    box?.select();
  });
}

function focusWrong(key: string): void {
  requestAnimationFrame(() => ruleElement(key)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

function ruleElement(key: string): Element | null {
  return document.querySelector(`[data-rule="${key}"]`);
}
