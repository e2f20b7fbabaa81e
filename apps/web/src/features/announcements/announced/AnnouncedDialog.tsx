import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { query } from '../../../lib/queries/query.ts';
import { Awaited } from '../../../ui/Awaited.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { Announcement } from '../api.ts';
import { conditionWords } from '../condition-words.ts';
import { reasonWords } from '../reason-words.ts';
import { TargetChip } from '../parts/TargetChip.tsx';

interface AnnouncedDialogProps {
  of: 'level' | 'pass';
  id: number;
  onClose: () => void;
}

/** Where a level or a pass was announced, when, by whom and by which rule. */
export function AnnouncedDialog({ of, id, onClose }: AnnouncedDialogProps) {
  const { t } = useTranslation('pages/announced');
  const list = useQuery(query(of === 'level' ? 'levelAnnouncements' : 'passAnnouncements', { id }));
  return (
    <Dialog title={t('title')} subtitle={`#${id}`} width="40rem" onClose={onClose}>
      <Awaited
        query={list}
        panel={false}
        onlyFresh
        waiting={{ height: 72, radius: 8, className: 'grid gap-2' }}
        empty={
          <EmptyState panel={false} title={t('none')}>
            {t('noneText')}
          </EmptyState>
        }
      >
        {(announcements) => (
          <ol className="grid gap-6">
            {announcements.map((announcement) => (
              <Told key={announcement.id} announcement={announcement} />
            ))}
          </ol>
        )}
      </Awaited>
    </Dialog>
  );
}

function Told({ announcement }: { announcement: Announcement }) {
  const { t, language } = useTranslation('pages/announced');
  const { kind, state, by, at, targets } = announcement;
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <li>
      <p className="font-semibold">
        {t(`kind.${kind}`)} · {t(`state.${state}`)}
      </p>
      <p className="text-12 text-muted">
        <time dateTime={at}>{time.format(new Date(at))}</time>
        {by ? ` · ${t('by', { name: by.nickname })}` : ''}
      </p>
      <ul className="mt-2">
        {targets.map((target) => (
          <TargetLine key={target.channelId} of={target} time={time} />
        ))}
      </ul>
    </li>
  );
}

interface TargetLineProps {
  of: Announcement['targets'][number];
  time: Intl.DateTimeFormat;
}

function TargetLine({ of, time }: TargetLineProps) {
  const { t } = useTranslation('pages/announced');
  const { t: words } = useTranslation('announcements');
  const { directive, state, at, messageId, error } = of;
  return (
    <li className="grid gap-0.5 border-t border-hairline py-2">
      <span className="flex flex-wrap items-center justify-between gap-x-3">
        <TargetChip of={of} />
        <span className="text-12 text-muted">
          {at === null
            ? t(`target.${state}`)
            : t('joined.pair', { first: t(`target.${state}`), second: time.format(new Date(at)) })}
        </span>
      </span>
      <span className="text-12 text-muted">
        {directive === null
          ? t('noRule')
          : t('rule', { name: directive.name, condition: conditionWords(words, directive.condition) })}
      </span>
      {error === null || state === 'sent' ? null : (
        <span className="text-12 wrap-anywhere">{reasonWords(words, error)}</span>
      )}
      {messageId === null ? null : (
        <span className="text-12 text-muted">
          {t('message')} <span className="mono">{messageId}</span>
        </span>
      )}
    </li>
  );
}
