import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Page } from '../../ui/Page.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { OwnList } from './own/OwnList.tsx';
import { StagingNote } from './parts/StagingNote.tsx';
import { ownKinds } from './search-params.ts';

const route = getRouteApi('/submission/mine');

/** Everything the viewer submitted, with its status. */
export function MySubmissionsPage() {
  const { t } = useTranslation('pages/submissions');
  const { kind } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <>
      <StagingNote />
      <Page
        title={t('own.title')}
        width="form"
        actions={
          <SegmentedControl
            label={t('choice.show')}
            segments={ownKinds.map((value) => ({ value, label: t(`own.kind.${value}`) }))}
            value={kind}
            onChange={(next) => void navigate({ search: { kind: next }, resetScroll: false })}
          />
        }
      >
        <OwnList kind={kind} />
      </Page>
    </>
  );
}
