import { type ExpressionProblem, FIELDS, MAX_EXPRESSION_LENGTH } from '@rondo/domain/announcements';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { CodeField } from '../../../../ui/CodeField.tsx';
import { Kbd } from '../../../../ui/Kbd.tsx';
import { expressionCode } from './expression-code.ts';
import './ExpressionField.css';

interface ExpressionFieldProps {
  value: string;
  onChange: (value: string) => void;
  problem: ExpressionProblem | null;
  /** What is wrong, in words. */
  error: string | null;
  /** Only the base score is known of a level. */
  isForLevels: boolean;
}

const SIGNS = ['&&', '||', '!', '( )', '>=', '<=', '>', '<', '==', '!='] as const;

/** An expression in its colours, with its wrong place marked, a correction to take with Tab, and words to insert. */
export function ExpressionField({ value, onChange, problem, error, isForLevels }: ExpressionFieldProps) {
  const { t } = useTranslation('pages/directives');
  const box = useRef<HTMLTextAreaElement>(null);
  const write = (text: string, caret: number) => {
    onChange(text);
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(caret, caret);
    });
  };
  const suggestion = problem?.suggestion ?? null;
  const take = () => {
    if (problem === null || suggestion === null) return;
    const before = value.slice(0, problem.at) + suggestion;
    write(before + value.slice(problem.at + problem.length), before.length);
  };
  const insert = (word: string) => {
    const at = box.current?.selectionStart ?? value.length;
    const end = box.current?.selectionEnd ?? at;
    const before = value.slice(0, at);
    const spaced = `${before === '' || /[\s(!]$/.test(before) ? '' : ' '}${word === '( )' ? '()' : word}`;
    const caret = at + spaced.length - (word === '( )' ? 1 : 0);
    const behind = value.slice(end);
    const gap = word === '!' || word === '( )' || behind === '' || /^[\s)]/.test(behind) ? '' : ' ';
    write(before + spaced + gap + behind, caret);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isPlain = !(event.shiftKey || event.altKey || event.ctrlKey || event.metaKey);
    if (event.key === 'Enter') event.preventDefault();
    if (event.key !== 'Tab' || !isPlain || suggestion === null) return;
    event.preventDefault();
    take();
  };
  return (
    <div className="grid gap-2">
      <CodeField
        ref={box}
        label={t('condition.expression')}
        hideLabel
        value={value}
        parts={expressionCode(value, problem)}
        error={error}
        maxLength={MAX_EXPRESSION_LENGTH}
        placeholder={t('condition.example')}
        onChange={(event) => onChange(event.currentTarget.value.replaceAll('\n', ' '))}
        onKeyDown={onKeyDown}
      />
      {suggestion === null ? null : (
        <p className="flex flex-wrap items-center gap-2 text-12 text-muted">
          <button type="button" className="link underline" onClick={take}>
            {t('expression.meant', { word: suggestion })}
          </button>
          <Kbd>{t('expression.tab')}</Kbd>
        </p>
      )}
      <div role="group" aria-label={t('condition.words')} className="flex flex-wrap gap-1">
        {[...(isForLevels ? (['BASESCORE'] as const) : FIELDS), ...SIGNS].map((word) => (
          <button
            key={word}
            type="button"
            className="expression-word"
            data-tooltip={isField(word) ? t(`field.${word}`) : undefined}
            onClick={() => insert(word)}
          >
            {word}
          </button>
        ))}
      </div>
    </div>
  );
}

function isField(word: string): word is (typeof FIELDS)[number] {
  return (FIELDS as readonly string[]).includes(word);
}
