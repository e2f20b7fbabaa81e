import { NO_VALUE } from '@rondo/domain/format';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Truncated } from '../../../ui/Truncated.tsx';

const LIMIT = 20;

/** How hard it felt to the player; long texts unfold. */
export function FeelingRating({ text }: { text: string }) {
  const { t } = useTranslation('components');
  const [open, setOpen] = useState(false);
  if (text === '') return <span className="text-faint">{NO_VALUE}</span>;
  if (text.length <= LIMIT) return text;
  return (
    <>
      {open ? (
        <span className="wrap-anywhere whitespace-normal">{text}</span>
      ) : (
        <Truncated text={text} limit={LIMIT} />
      )}{' '}
      <button type="button" className="link" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? t('less') : t('more')}
      </button>
    </>
  );
}
