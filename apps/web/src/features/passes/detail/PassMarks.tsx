import { isNoMiss } from '@rondo/domain/passes';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { ShieldIcon, StarIcon } from '../../../ui/icons.ts';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import { PassFlags } from '../parts/PassFlags.tsx';
import type { PassDetail } from './api.ts';

/** What is special about a pass in words, and when it was cleared. */
export function PassMarks({ pass }: { pass: PassDetail }) {
  const { t, language } = useTranslation(['pages/pass', 'passes']);
  const cleared = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className="flex flex-wrap items-center gap-2">
      {pass.isWorldsFirst ? (
        <Chip tone="gold" icon={StarIcon}>
          {t('passes:flag.worldsFirst')}
        </Chip>
      ) : null}
      <PassFlags pass={{ ...pass, isWorldsFirst: false }} />
      {isNoMiss(pass.judgements, pass.level.difficulty) ? (
        <Chip tone="success" icon={ShieldIcon}>
          {t('noMiss')}
        </Chip>
      ) : null}
      {pass.isDuplicate ? <Chip>{t('duplicate')}</Chip> : null}
      <span className="ml-auto text-faint tabular-nums">
        {t('cleared', { date: cleared.format(new Date(pass.vidUploadTime)) })} ·{' '}
        <TimeAgo at={pass.vidUploadTime} />
      </span>
    </div>
  );
}
