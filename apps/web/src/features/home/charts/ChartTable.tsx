import { formatCount } from '@rondo/domain/format';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { DifficultyCount } from '../api.ts';

/** The chart's numbers for those who do not see it. */
export function ChartTable({ counts, caption }: { counts: readonly DifficultyCount[]; caption: string }) {
  const { t } = useTranslation('pages/home');
  return (
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('term.difficulty')}</th>
            <th scope="col">{t('chart.passes')}</th>
            <th scope="col">{t('chart.levels')}</th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ id, name, passCount, levelCount }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{formatCount(passCount)}</td>
              <td>{formatCount(levelCount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
