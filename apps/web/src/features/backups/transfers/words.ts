import { decimal, formatBytes } from '@rondo/domain/format';
import type { TFunction } from 'i18next';
import { durationWords } from '../words.ts';
import type { Transfer } from './transfers.ts';

/** "62 %" */
export const percentWords = ({ done, size }: Transfer): string =>
  `${decimal(size > 0 ? Math.floor((done / size) * 100) : 100, 0)} %`;

/** "14 s left at 9.20 MB/s"; undefined while nobody knows. */
export function restWords(t: TFunction<'pages/backups'>, { done, size, rate }: Transfer): string | undefined {
  if (rate === null || rate <= 0) return undefined;
  return t('transfer.rest', {
    time: durationWords(t, Math.ceil((size - done) / rate)),
    rate: `${formatBytes(rate)}/s`,
  });
}
