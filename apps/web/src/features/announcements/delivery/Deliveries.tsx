import { formatCount } from '@rondo/domain/format';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { announced } from '../../../lib/queries/catalogue-changed.ts';
import { previousRows } from '../../../lib/queries/previous-rows.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { RefreshIcon } from '../../../ui/icons.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryError } from '../../../ui/QueryError.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import { type Delivery, DELIVERIES, DELIVERY_FILTERS, deliveriesQuery } from '../api.ts';
import { DeliveryRow } from './DeliveryRow.tsx';
import './Deliveries.css';

const ConfirmDialog = lazyPart(() => import('../../../ui/ConfirmDialog.tsx'), 'ConfirmDialog');
const DeliveryMessage = lazyPart(() => import('./DeliveryMessage.tsx'), 'DeliveryMessage');
const route = getRouteApi('/admin/announcements');

/** Everything that leaves the site, and whether it arrived. */
export function Deliveries() {
  const { t } = useTranslation('pages/announcements');
  const { state, page } = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery({ ...deliveriesQuery(state, page), placeholderData: previousRows });
  const [seen, setSeen] = useState<number | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const [cancelling, setCancelling] = useState<Delivery | null>(null);
  const change = useAct(({ write }: DeliveryWrite) => write(), {
    stale: announced,
    done: (_, { done }) => done,
    failed: (reason) => reason,
  });
  const failed = list.data?.results.filter(({ canRetry }) => canRetry) ?? [];
  const pages = Math.max(1, Math.ceil((list.data?.count ?? 0) / DELIVERIES));
  const counts = list.data?.counts;
  return (
    <section className="deliveries grid gap-4" aria-label={t('tab.delivery')}>
      <div className="delivery-filters flex flex-wrap items-center gap-x-4 gap-y-2">
        <SegmentedControl
          label={t('delivery.filter')}
          segments={DELIVERY_FILTERS.map((value) => ({
            value,
            label: t(`delivery.state.${value}`),
            trailing:
              value === 'all' || !counts?.[value] ? undefined : (
                <span className="tabular-nums">{formatCount(counts[value])}</span>
              ),
          }))}
          value={state}
          onChange={(next) => void navigate({ search: (before) => ({ ...before, state: next, page: 1 }) })}
        />
        <span className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-2 text-12 text-muted">
          {list.data?.oldestWaiting ? (
            <span>
              {t('delivery.oldest')} <TimeAgo at={list.data.oldestWaiting} />
            </span>
          ) : null}
          {list.data ? (
            <span>{t('delivery.sentIn7Days', { shown: formatCount(list.data.sentIn7Days) })}</span>
          ) : null}
          {failed.length > 1 ? (
            <Button
              size="small"
              icon={RefreshIcon}
              busy={change.isPending}
              onClick={() =>
                change.mutate({
                  write: () => call('retryDeliveries', { body: { ids: failed.map(({ id }) => id) } }),
                  done: t('delivery.retriedAll', { count: failed.length, shown: formatCount(failed.length) }),
                })
              }
            >
              {t('run.tryAll', { shown: formatCount(failed.length) })}
            </Button>
          ) : null}
        </span>
      </div>
      {list.isPending ? (
        <Loading className="grid gap-px">
          {[0, 1, 2, 3, 4].map((row) => (
            <Skeleton key={row} height={56} />
          ))}
        </Loading>
      ) : list.isError ? (
        <QueryError query={list} />
      ) : list.data.results.length === 0 ? (
        <EmptyState title={t(`delivery.empty.${state === 'all' ? 'all' : 'some'}`)}>
          {t('delivery.emptyText')}
        </EmptyState>
      ) : (
        <>
          <div className="panel overflow-clip">
            <div className="delivery-head" aria-hidden="true">
              {(['stateHead', 'what', 'to', 'tries', 'next', 'age'] as const).map((head) => (
                <span key={head}>{t(`delivery.${head}`)}</span>
              ))}
            </div>
            <ul aria-label={t('tab.delivery')}>
              {list.data.results.map((delivery) => (
                <DeliveryRow
                  key={delivery.id}
                  delivery={delivery}
                  isOpen={open === delivery.id}
                  isBusy={change.isPending}
                  onOpen={() => setOpen(open === delivery.id ? null : delivery.id)}
                  onSee={() => setSeen(delivery.id)}
                  onRetry={() =>
                    change.mutate({
                      write: () => call('retryDelivery', { id: delivery.id }),
                      done: t('delivery.retried', { to: delivery.to.label }),
                    })
                  }
                  onCancel={() => setCancelling(delivery)}
                />
              ))}
            </ul>
          </div>
          {pages > 1 ? (
            <Pager
              page={page}
              pages={pages}
              onPage={(next) => void navigate({ search: (before) => ({ ...before, page: next }) })}
            />
          ) : null}
        </>
      )}
      {cancelling === null ? null : (
        <ConfirmDialog
          title={t('delivery.cancelTitle')}
          confirmLabel={t('delivery.cancelConfirm')}
          cancelLabel={t('keep')}
          tone="danger"
          busy={change.isPending}
          onCancel={() => setCancelling(null)}
          onConfirm={() =>
            change.mutate(
              {
                write: () => call('cancelDelivery', { id: cancelling.id }),
                done: t('delivery.cancelledTo', { to: cancelling.to.label }),
              },
              { onSettled: () => setCancelling(null) },
            )
          }
        >
          {t(cancelling.kind === 'mail' ? 'delivery.cancelMail' : 'delivery.cancelText', {
            to: cancelling.to.label,
          })}
        </ConfirmDialog>
      )}
      {seen === null ? null : <DeliveryMessage id={seen} onClose={() => setSeen(null)} />}
    </section>
  );
}

interface DeliveryWrite {
  write: () => Promise<unknown>;
  /** What it did, in words. */
  done: string;
}
