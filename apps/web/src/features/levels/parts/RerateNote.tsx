import { useTranslation } from '../../../lib/i18n/use-translation.ts';

const isVoteNumber = /^vote/i;

export interface RerateOf {
  toRate: boolean;
  rerateNum: string;
  rerateReason: string;
}

/** Number and reason of a level that is being rated again; a number that starts with "vote" is shown as a word. */
export function RerateNote({ level }: { level: RerateOf }) {
  const { t } = useTranslation('pages/levels');
  if (!level.toRate || (level.rerateNum === '' && level.rerateReason === '')) return null;
  const words = [
    isVoteNumber.test(level.rerateNum) ? `${t('rerate.vote')} (${level.rerateNum})` : level.rerateNum,
    level.rerateReason,
  ].filter((word) => word !== '');
  return <span className="text-warning"> · {words.join(': ')}</span>;
}
