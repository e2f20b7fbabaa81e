import type { Directive } from '@rondo/domain/announcements';
import { useState } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { type CodePart, CodeField } from '../../../../ui/CodeField.tsx';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { readPasted } from './pasted-settings.ts';

interface PasteDialogProps {
  /** Counted from 1. */
  number: number;
  onReplace: (directive: Directive) => void;
  onClose: () => void;
}

/** Settings that were copied from another directive take the place of this one. */
export function PasteDialog({ number, onReplace, onClose }: PasteDialogProps) {
  const { t } = useTranslation('pages/directives');
  const [text, setText] = useState('');
  const read = readPasted(text);
  const isEmpty = text.trim() === '';
  const problem = read.ok || isEmpty ? null : read;
  const error =
    problem &&
    `${t('paste.line', { line: problem.line })} ${t(`paste.${problem.code}`, { key: problem.key ?? '' })}`;
  return (
    <FormDialog
      title={t('paste.title', { number })}
      width="32rem"
      dirty={!isEmpty}
      submitLabel={t('paste.replace', { number })}
      cancelLabel={t('action.cancel')}
      unready={!read.ok}
      onSubmit={() => {
        if (read.ok) onReplace(read.directive);
      }}
      onClose={onClose}
    >
      <CodeField
        label={t('paste.label')}
        hint={t('paste.hint')}
        rows={8}
        value={text}
        parts={settingsCode(text, problem?.line ?? null)}
        error={error}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

/** The line in which something is wrong is marked. */
function settingsCode(text: string, wrong: number | null): readonly CodePart[] {
  return text.split(/(?<=\n)/).map(
    (line, place): CodePart => ({
      text: line,
      look: 'plain',
      ...(place + 1 === wrong && line.trim() !== '' ? { isWrong: true } : {}),
    }),
  );
}
