import { formatCount } from '@rondo/domain/format';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { UploadIcon } from '../../ui/icons.ts';
import { ButtonLink } from '../../ui/Link.tsx';
import { Page } from '../../ui/Page.tsx';
import { ownSubmissionsQuery } from './own/api.ts';
import { OwnFilters } from './own/OwnFilters.tsx';
import { OwnList } from './own/OwnList.tsx';
import { StagingNote } from './parts/StagingNote.tsx';
import type { MySubmissionsSearch } from './search-params.ts';

const route = getRouteApi('/submission/mine');

/** Everything the viewer submitted, with its status. */
export function MySubmissionsPage() {
  const { t } = useTranslation('pages/submissions');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data: all } = useQuery(ownSubmissionsQuery);
  const change = (changes: Partial<MySubmissionsSearch>) =>
    void navigate({ search: { ...search, ...changes }, resetScroll: false });
  return (
    <>
      <StagingNote />
      <Page
        title={t('own.title')}
        sub={all ? formatCount(all.length) : undefined}
        actions={
          <ButtonLink to="/submission" variant="primary" icon={UploadIcon}>
            {t('nav.submit')}
          </ButtonLink>
        }
      >
        {all && all.length > 0 ? <OwnFilters all={all} search={search} onChange={change} /> : null}
        <OwnList {...search} />
      </Page>
    </>
  );
}
