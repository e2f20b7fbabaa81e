import { useEffect, useEffectEvent } from 'react';
import { isAnythingOpen, useSingleKeys } from '../../../lib/single-keys.ts';

interface RuleKeys {
  onAdd: () => void;
  /** Called with the key of the rule that has the focus, else of the first one. */
  onCopy: (key: string) => void;
  onPaste: (key: string) => void;
  onSave: () => void;
}

/** J and K lead from rule to rule, Enter opens the one that has the focus; N, C, P and Ctrl+S act. */
export function useRuleKeys({ onAdd, onCopy, onPaste, onSave }: RuleKeys): void {
  useSingleKeys((key) => {
    switch (key.toLowerCase()) {
      case 'j':
        return focusRule(1);
      case 'k':
        return focusRule(-1);
      case 'n':
        onAdd();
        return true;
      case 'c':
        return actOn(onCopy);
      case 'p':
        return actOn(onPaste);
      default:
        return false;
    }
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
    if (!isSave || event.altKey || event.shiftKey) return;
    event.preventDefault();
    if (!event.repeat && !isAnythingOpen()) onSave();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

const shownRules = () => [...document.querySelectorAll<HTMLElement>('[data-rule]')];

function focusRule(step: 1 | -1): boolean {
  const rules = shownRules();
  const current = rules.findIndex((rule) => rule.contains(document.activeElement));
  const next = rules[current < 0 ? (step > 0 ? 0 : rules.length - 1) : current + step];
  next?.querySelector<HTMLElement>('.rule-toggle')?.focus();
  return next !== undefined;
}

function actOn(act: (key: string) => void): boolean {
  const rules = shownRules();
  const rule = rules.find((candidate) => candidate.contains(document.activeElement)) ?? rules[0];
  const key = rule?.dataset.rule;
  if (key !== undefined) act(key);
  return key !== undefined;
}
