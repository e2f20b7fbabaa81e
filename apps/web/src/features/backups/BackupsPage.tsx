import { BACKUP_TYPES, type BackupType, UPLOAD_EXTENSIONS } from '@rondo/domain/backups';
import { formatCount } from '@rondo/domain/format';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo, useRef, useState } from 'react';
import { problemText } from '../../lib/api/problem-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { usePageSearch } from '../../lib/page-search.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { DatabaseIcon, FolderIcon, RefreshIcon, UploadIcon } from '../../ui/icons.ts';
import { Kbd } from '../../ui/Kbd.tsx';
import { Page } from '../../ui/Page.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { toast } from '../../ui/toast.ts';
import { type BackupList, backupsQuery } from './api.ts';
import type { Asked } from './dialogs/asked.ts';
import { BackupRows, isWorkOn } from './parts/BackupRows.tsx';
import { Figures } from './parts/Figures.tsx';
import { KeyLine } from './parts/KeyLine.tsx';
import type { Renaming } from './parts/RenameField.tsx';
import { TimeAxis } from './parts/TimeAxis.tsx';
import { UploadZone } from './parts/UploadZone.tsx';
import { Warnings } from './parts/Warnings.tsx';
import { WorkBanner } from './parts/WorkBanner.tsx';
import type { BackupsSearch } from './search-params.ts';
import { type Refusal, refusalOf } from './transfers/upload.ts';
import { useBackupKeys } from './use-backup-keys.ts';
import './BackupsPage.css';

const AskedDialog = lazyPart(() => import('./dialogs/AskedDialog.tsx'), 'AskedDialog');

const route = getRouteApi('/admin/backups');
const tabIcons = { mysql: DatabaseIcon, files: FolderIcon };

/** The backups of the database and of the files, and all that can be done with them. */
export function BackupsPage() {
  const { t } = useTranslation(['pages/backups', 'errors']);
  const list = useQuery(backupsQuery);
  const [asked, ask] = useState<Asked | null>(null);
  const [renaming, setRenaming] = useState<Renaming | null>(null);
  const [refusals, setRefusals] = useState<Partial<Record<BackupType, Refusal | null>>>({});
  const input = useRef<HTMLInputElement>(null);
  const { tab } = route.useSearch();
  const refuse = (type: BackupType, refusal: Refusal | null) =>
    setRefusals((before) => ({ ...before, [type]: refusal }));
  const take = (file: File) => {
    const refusal = refusalOf(tab, file, list.data?.uploadLimit ?? Infinity);
    refuse(tab, refusal);
    if (refusal === null) ask({ kind: 'upload', type: tab, file });
  };
  const choose = () => input.current?.click();
  const close = useCallback(() => ask(null), []);
  const refresh = async () => {
    const { error } = await list.refetch();
    if (error) toast.danger(t('refreshFailed', { reason: problemText(error) }));
    else toast.success(t('refreshed'));
  };
  return (
    <Page
      title={t('title')}
      width="admin"
      actions={
        <>
          <IconButton
            icon={RefreshIcon}
            label={t('action.refresh')}
            busy={list.isFetching && !list.data?.work}
            onClick={() => void refresh()}
          />
          <Button icon={UploadIcon} disabled={!list.data} onClick={choose}>
            {t('upload.open')}
          </Button>
          <Button
            variant="primary"
            aria-keyshortcuts="B"
            onClick={() => ask({ kind: 'create', type: 'all' })}
          >
            {t('create.open')}
            <Kbd className="max-md:hidden">B</Kbd>
          </Button>
        </>
      }
    >
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t(`upload.drop.${tab}`)}
        accept={UPLOAD_EXTENSIONS[tab].map((ending) => (ending === '.tar.gz' ? '.gz' : ending)).join(',')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (file) take(file);
        }}
      />
      {list.data ? (
        <>
          {list.isError ? (
            <div className="mb-4">
              <QueryError query={list} />
            </div>
          ) : null}
          <Backups list={list.data} renaming={renaming} onAsk={ask} onRename={setRenaming} />
          <UploadZone
            key={tab}
            type={tab}
            limit={list.data.uploadLimit}
            refusal={refusals[tab] ?? null}
            onFile={take}
            onChoose={choose}
          />
        </>
      ) : list.isPending ? (
        <LoadingBackups />
      ) : (
        <QueryError query={list} />
      )}
      {asked ? (
        <AskedDialog
          asked={asked}
          work={list.data?.work ?? null}
          onRename={setRenaming}
          onRefused={refuse}
          onClose={close}
        />
      ) : null}
    </Page>
  );
}

interface BackupsProps {
  list: BackupList;
  renaming: Renaming | null;
  onAsk: (asked: Asked) => void;
  onRename: (renaming: Renaming | null) => void;
}

function Backups({ list, renaming, onAsk, onRename }: BackupsProps) {
  const { t } = useTranslation('pages/backups');
  const { search, change } = usePageSearch<BackupsSearch>(route);
  const { tab, sort } = search;
  const { work } = list;
  const backups = list[tab];
  const shown = useMemo(() => (sort === 'newest' ? backups : backups.toReversed()), [backups, sort]);
  useBackupKeys({
    backups,
    onAsk,
    onRename: (backup) => onRename({ backup, refusal: null }),
  });
  const isInRow = work !== null && work.what !== 'create' && backups.some((one) => isWorkOn(work, one));
  return (
    <>
      <Warnings list={list} onTry={(type) => onAsk({ kind: 'create', type })} />
      {work && !isInRow ? (
        <div role="status" className="mb-4">
          <WorkBanner work={work} />
        </div>
      ) : null}
      <div className="panel mb-6">
        <Figures list={list} />
        {backups.length > 0 ? <TimeAxis backups={backups} /> : null}
      </div>
      <Tabs
        className="backup-tabs"
        label={t('tabs')}
        tabs={BACKUP_TYPES.map((id) => ({
          id,
          label: t(`type.${id}`),
          icon: tabIcons[id],
          holds: formatCount(list[id].length),
        }))}
        selected={tab}
        onSelect={(next) => change({ tab: next })}
        after={
          <SegmentedControl
            size="small"
            className="ml-auto"
            label={t('term.order')}
            segments={[
              { value: 'newest', label: t('sort.newest') },
              { value: 'oldest', label: t('sort.oldest') },
            ]}
            value={sort}
            onChange={(next) => change({ sort: next })}
          />
        }
      >
        {shown.length === 0 ? (
          <EmptyState
            panel={false}
            title={t(`empty.${tab}`)}
            action={<Button onClick={() => onAsk({ kind: 'create', type: tab })}>{t('create.open')}</Button>}
          >
            {t('empty.text')}
          </EmptyState>
        ) : (
          <>
            <BackupRows
              label={t(`list.${tab}`)}
              backups={shown}
              work={work}
              renaming={renaming}
              onAsk={onAsk}
              onRename={onRename}
            />
            <KeyLine />
          </>
        )}
      </Tabs>
    </>
  );
}

/** The shape of what comes: figures, tabs, rows. */
function LoadingBackups() {
  return (
    <Loading className="grid gap-6">
      <Skeleton height={200} radius="var(--r-dialog)" />
      <Skeleton height={44} />
      <div className="grid gap-px">
        {Array.from({ length: 7 }, (_, row) => (
          <Skeleton key={row} height={55} />
        ))}
      </div>
    </Loading>
  );
}
