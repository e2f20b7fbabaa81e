import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { TextLink } from '../../ui/Link.tsx';
import { TimelineEntry } from '../../ui/Timeline.tsx';
import type { LogEntry, LogNames } from './api.ts';
import { changesOf } from './changes.ts';
import { FactValue } from './FactValue.tsx';
import { SubjectLink } from './SubjectLink.tsx';
import { factText, verbText } from './words.ts';
import { PersonText } from '../../ui/PersonText.tsx';
import './LogRow.css';

export interface LogRowProps {
  entry: LogEntry;
  /** The one above it. */
  previous: LogEntry | undefined;
  names: LogNames;
}

/** Who did what to whom and when, with both sides of every fact. */
export function LogRow({ entry, previous, names }: LogRowProps) {
  const { t, language } = useTranslation(['pages/log', 'fields']);
  const { actor, subject, action, reason } = entry;
  const [at, before] = [new Date(entry.at), previous && new Date(previous.at)];
  const isNewDay = before?.toDateString() !== at.toDateString();
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, options).format(at);
  const changes = changesOf(entry);
  const mergedInto = action === 'player.merge' ? entry.after?.playerId : undefined;
  return (
    <TimelineEntry
      day={isNewDay ? format({ dateStyle: 'full' }) : undefined}
      time={
        <time dateTime={entry.at} title={format({ dateStyle: 'medium', timeStyle: 'medium' })}>
          {format({ timeStyle: 'short' })}
        </time>
      }
    >
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className="font-semibold">{verbText(t, action)}</b>
        <span className="text-muted">{t(`type.${subject.type}`)}</span>
        {subject.title === '' ? null : (
          <span className="min-w-0 wrap-anywhere">
            <SubjectLink type={subject.type} id={subject.id}>
              <PersonText of={subject.title} />
            </SubjectLink>
          </span>
        )}
        {subject.id === null ? null : (
          <TextLink
            to="/admin/log"
            search={{ type: subject.type, id: subject.id }}
            className="inline-flex min-h-6 items-center text-12"
            aria-label={t('onlySubject', { id: subject.id })}
          >
            #{subject.id}
          </TextLink>
        )}
      </p>
      <p className="text-12 text-muted">
        {actor ? (
          <TextLink
            to="/admin/log"
            search={{ actor: actor.id }}
            className="underline underline-offset-2"
            aria-label={t('onlyActor', { name: actor.username })}
          >
            @{actor.username}
          </TextLink>
        ) : (
          t('server')
        )}
      </p>
      {changes.length === 0 ? null : (
        <dl className="log-facts grid grid-cols-1 leading-6">
          {changes.map(({ key, before, after }) => (
            <div key={key}>
              <dt>{factText(t, key)}</dt>
              <dd>
                {before === undefined ? null : (
                  <del>
                    <span className="sr-only">{t('before')} </span>
                    <FactValue name={key} value={before} names={names} />
                  </del>
                )}
                {after === undefined ? null : (
                  <ins>
                    <span className="sr-only">{t('after')} </span>
                    <FactValue name={key} value={after} names={names} />
                  </ins>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {reason === '' ? null : <p className="wrap-anywhere">{t('reason', { reason })}</p>}
      {typeof mergedInto === 'number' ? (
        <p>
          <TextLink to="/profile/$id" params={{ id: mergedInto }} search={{ manage: true }}>
            {t('toUndo')}
          </TextLink>
        </p>
      ) : null}
    </TimelineEntry>
  );
}
