import { canonicalVideoLink, shortVideoLink } from '@rondo/domain/media';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { PART_OF_TIME, TimeOfDayField } from '../../../ui/TimeOfDayField.tsx';
import type { PassEditing } from './use-pass-edit.ts';

const TO_THE_SECOND = 19;

/** The video with title and time; those of another video can be taken over. */
export function VideoFields({ editing }: { editing: PassEditing }) {
  const { t } = useTranslation(['pages/pass-edit', 'errors']);
  const { draft, video, box, change } = editing;
  const { status, facts } = video;
  const isLost = status === 'failed' && shortVideoLink(draft.videoLink) !== null;
  const known = status === 'stored' ? undefined : t(`videoStatus.${status}`, { title: facts?.title ?? '' });
  const takeOver = () =>
    facts &&
    change({
      vidTitle: facts.title,
      ...(facts.timestamp ? { vidUploadTime: facts.timestamp.slice(0, TO_THE_SECOND) } : {}),
    });
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <TextField
        className="md:col-span-2"
        label={t('term.videoLink')}
        inputMode="url"
        {...box('videoLink')}
        hint={isLost ? t('errors:SHORT_LINK_UNRESOLVED') : known}
        onBlur={() => {
          const canonical = canonicalVideoLink(draft.videoLink.trim());
          if (canonical !== draft.videoLink) change({ videoLink: canonical });
        }}
        trailing={
          facts ? (
            <Button size="small" onClick={takeOver}>
              {t('takeOver')}
            </Button>
          ) : null
        }
      />
      <TextField label={t('term.videoTitle')} {...box('vidTitle')} />
      <UploadTimeFields editing={editing} />
    </div>
  );
}

/** Date and time in UTC; the time may be left out, for a day of which nothing more is known. */
function UploadTimeFields({ editing: { draft, change, errorAt } }: { editing: PassEditing }) {
  const { t } = useTranslation('pages/pass-edit');
  const [day = '', time = ''] = draft.vidUploadTime.split('T');
  const set = (date: string, clock: string) =>
    change({ vidUploadTime: clock === '' ? date : `${date}T${toTheSecond(clock)}` });
  const error = errorAt('vidUploadTime');
  const isPart = time === PART_OF_TIME;
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <TextField
        label={t('date')}
        type="date"
        required
        autoComplete="off"
        value={day}
        error={isPart ? null : error}
        onChange={({ currentTarget }) => set(currentTarget.value, time)}
      />
      <TimeOfDayField
        label={t('time')}
        hint={t('timeHint')}
        step={1}
        value={time}
        error={isPart ? error : null}
        onChange={(clock) => set(day, clock)}
      />
    </div>
  );
}

/** Browsers leave out seconds that are 0. */
const toTheSecond = (clock: string) => (/^\d{2}:\d{2}$/.test(clock) ? `${clock}:00` : clock);
