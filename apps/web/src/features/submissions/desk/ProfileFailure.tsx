import { isProblem } from '../../../lib/api/problem.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';

export interface ProfileFailureProps {
  title: string;
  error: unknown;
  /** Why no profile was made, if another failure than this is shown. */
  refusal?: unknown;
  /** Takes the profile that has the name. */
  onReuse: (id: number) => void;
}

const taken = new Set(['CREATOR_EXISTS', 'TEAM_EXISTS', 'PLAYER_EXISTS']);

/** A refusal around a profile; where its name is taken, those who have it can be used instead. */
export function ProfileFailure({ title, error, refusal = error, onReuse }: ProfileFailureProps) {
  const { t } = useTranslation('pages/desk');
  const ids = isProblem(refusal) && taken.has(refusal.code) ? refusal.extra.ids : undefined;
  const found = Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id)) : [];
  return (
    <Banner
      tone="danger"
      role="alert"
      title={title}
      actions={found.map((id) => (
        <Button key={id} size="small" onClick={() => onReuse(id)}>
          {t('profiles.use', { id })}
        </Button>
      ))}
    >
      <p>{problemText(error)}</p>
    </Banner>
  );
}
