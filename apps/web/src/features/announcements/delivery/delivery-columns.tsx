import type { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon, type IconDrawing } from '../../../ui/Icon.tsx';
import { AlertIcon, CheckIcon, ClockIcon, CloseIcon, RefreshIcon } from '../../../ui/icons.ts';
import type { Column } from '../../../ui/StaffTable.tsx';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import type { Delivery } from '../api.ts';
import { TargetChip } from '../parts/TargetChip.tsx';
import { listed } from '../../../lib/i18n/texts.ts';

type Words = ReturnType<typeof useTranslation<'pages/announcements'>>['t'];

const looks: Record<Delivery['state'], readonly [IconDrawing, string]> = {
  waiting: [ClockIcon, 'text-muted'],
  sending: [RefreshIcon, 'text-info'],
  sent: [CheckIcon, 'text-success'],
  failed: [AlertIcon, 'text-danger'],
  cancelled: [CloseIcon, 'text-muted'],
  toldAnew: [CheckIcon, 'text-muted'],
};

/** One message or mail: what it tells, to whom, and how far it is. */
export const deliveryColumns = (t: Words): readonly Column<Delivery>[] => [
  {
    head: t('term.state'),
    width: '112px',
    cell: ({ state }) => (
      <span className={`flex items-center gap-2 font-medium whitespace-nowrap ${looks[state][1]}`}>
        <Icon of={looks[state][0]} size={16} />
        {t(`delivery.state.${state}`)}
      </span>
    ),
  },
  {
    head: t('delivery.what'),
    width: 'minmax(0, 1fr)',
    narrow: 'line',
    cell: ({ kind, count, titles }) => {
      const named = listed(titles);
      const more = count - titles.length;
      return (
        <>
          <span className="ell block font-semibold">{t(`delivery.kind.${kind}`, { count })}</span>
          {named === '' ? null : (
            <span className="ell block text-12 text-muted" title={named}>
              {more > 0 ? t('delivery.andMore', { titles: named, count: more }) : named}
            </span>
          )}
        </>
      );
    },
  },
  {
    head: t('delivery.to'),
    width: 'minmax(0, 160px)',
    narrow: 'line',
    cell: ({ kind, to: { label, pingType, roleLabel } }) =>
      kind === 'mail' || pingType === null ? (
        <span className="ell block">{label}</span>
      ) : (
        <TargetChip of={{ label, pingType, roleLabel }} />
      ),
  },
  {
    head: t('delivery.tries'),
    width: '72px',
    className: 'tabular-nums text-muted',
    cell: ({ tries, mostTries: most }) => t('delivery.triesOf', { tries, most }),
  },
  {
    head: t('delivery.next'),
    width: '100px',
    className: 'text-muted',
    cell: ({ state, nextAt, waitsForChat }) => {
      if (state === 'sending') return t('delivery.now');
      if (state !== 'waiting' || nextAt === null) return <span className="max-[1200px]:hidden">-</span>;
      const seconds = Math.max(0, (Date.parse(nextAt) - Date.now()) / 1000);
      if (seconds === 0) return t('delivery.now');
      return t(waitsForChat ? 'delivery.inAsked' : 'delivery.in', { seconds: seconds.toFixed(1) });
    },
  },
  {
    head: t('delivery.age'),
    width: '104px',
    className: 'text-12 text-faint tabular-nums',
    narrow: 'corner',
    cell: ({ createdAt }) => <TimeAgo at={createdAt} />,
  },
];
