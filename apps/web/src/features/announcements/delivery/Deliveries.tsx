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
import { AddressPager } from '../../../ui/AddressPager.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { RefreshIcon } from '../../../ui/icons.ts';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { type RowActions, StaffTable } from '../../../ui/StaffTable.tsx';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import { type Delivery, DELIVERIES, DELIVERY_FILTERS, deliveriesQuery } from '../api.ts';
import { Attempts } from './Attempts.tsx';
import { deliveryColumns } from './delivery-columns.tsx';
import './Deliveries.css';

const DeliveryMessage = lazyPart(() => import('./DeliveryMessage.tsx'), 'DeliveryMessage');
const route = getRouteApi('/admin/announcements');

/** Everything that leaves the site, and whether it arrived. */
export function Deliveries() {
  const { t } = useTranslation('pages/announcements');
  const { state, page } = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery({ ...deliveriesQuery(state, page), placeholderData: previousRows });
  const [seen, setSeen] = useState<number | null>(null);
  const change = useAct(({ write }: DeliveryWrite) => write(), {
    stale: announced,
    done: (_, { done }) => done,
    failed: (reason) => reason,
  });
  const failed = list.data?.results.filter(({ canRetry }) => canRetry) ?? [];
  const counts = list.data?.counts;
  const actionsOf: RowActions<Delivery> = ({ id, kind, state: now, canRetry, to: { label: to } }) => [
    canRetry && {
      label: t('action.retry'),
      act: () =>
        change.mutate({ write: () => call('retryDelivery', { id }), done: t('delivery.retried', { to }) }),
    },
    (now === 'waiting' || now === 'failed') && {
      label: t('action.cancel'),
      variant: 'ghost',
      act: (after) =>
        change.mutate(
          { write: () => call('cancelDelivery', { id }), done: t('delivery.cancelledTo', { to }) },
          after,
        ),
      asks: {
        title: t('delivery.cancelTitle'),
        confirmLabel: t('delivery.cancelConfirm'),
        cancelLabel: t('keep'),
        tone: 'danger',
        children: t(kind === 'mail' ? 'delivery.cancelMail' : 'delivery.cancelText', { to }),
      },
    },
  ];
  const detailsOf = (delivery: Delivery) =>
    delivery.attempts.length === 0 && delivery.error === null && delivery.kind === 'mail' ? null : (
      <>
        <Attempts delivery={delivery} />
        {delivery.kind === 'mail' ? null : (
          <button type="button" className="link text-12" onClick={() => setSeen(delivery.id)}>
            {t('delivery.see')}
          </button>
        )}
      </>
    );
  return (
    <section className="grid grid-cols-1 gap-4" aria-label={t('tab.delivery')}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SegmentedControl
          className="flex-wrap"
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
      <StaffTable
        label={t('tab.delivery')}
        query={list}
        rows={list.data?.results}
        columns={deliveryColumns(t)}
        actions={{ width: '288px', isBusy: change.isPending, of: actionsOf }}
        details={{ label: t('delivery.tries'), of: detailsOf }}
        empty={
          <EmptyState title={t(`delivery.empty.${state === 'all' ? 'all' : 'some'}`)}>
            {t('delivery.emptyText')}
          </EmptyState>
        }
        end={<AddressPager count={list.data?.count ?? 0} rowsAPage={DELIVERIES} />}
      />
      {seen === null ? null : <DeliveryMessage id={seen} onClose={() => setSeen(null)} />}
    </section>
  );
}

interface DeliveryWrite {
  write: () => Promise<unknown>;
  /** What it did, in words. */
  done: string;
}
