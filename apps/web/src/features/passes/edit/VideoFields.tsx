import { canonicalVideoLink } from '@rondo/domain/media';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { PassEditing } from './use-pass-edit.ts';

const TO_THE_SECOND = 19;

/** The video with title and time; those of another video can be taken over. */
export function VideoFields({ editing }: { editing: PassEditing }) {
  const { t } = useTranslation('pages/pass-edit');
  const { draft, video, box, change } = editing;
  const { status, facts } = video;
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
        label={t('video')}
        inputMode="url"
        {...box('videoLink')}
        hint={status === 'stored' ? undefined : t(`videoStatus.${status}`, { title: facts?.title ?? '' })}
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
      <TextField label={t('videoTitle')} {...box('vidTitle')} />
      <TextField label={t('time')} type="datetime-local" step={1} {...box('vidUploadTime')} required />
    </div>
  );
}
