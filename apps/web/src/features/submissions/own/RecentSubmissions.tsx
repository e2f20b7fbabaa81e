import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextLink } from '../../../ui/Link.tsx';
import { OwnList } from './OwnList.tsx';

const shown = 5;

/** The latest of one's own submissions, and the way to all of them. */
export function RecentSubmissions() {
  const { t } = useTranslation('pages/submissions');
  return (
    <>
      <OwnList limit={shown} />
      <TextLink to="/submission/mine" className="justify-self-start">
        {t('own.all')}
      </TextLink>
    </>
  );
}
