import { useState } from 'react';
import { InfiniteList } from '../../ui/InfiniteList.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Shelf } from './Specimen.tsx';

const perPage = 30;
const most = 120;

/** Last on the page, because it scrolls with it. */
export function ListShelf() {
  const [count, setCount] = useState(perPage);
  const [loading, setLoading] = useState(false);
  const more = () => {
    setLoading(true);
    window.setTimeout(() => {
      setCount((now) => now + perPage);
      setLoading(false);
    }, 600);
  };
  return (
    <Shelf title="InfiniteList">
      <InfiniteList
        label="Numbers"
        items={Array.from({ length: count }, (_, index) => index + 1)}
        rowHeight={40}
        renderItem={(number) => <div className="flex items-center px-3 tabular-nums">Row {number}</div>}
        hasMore={count < most}
        loadingMore={loading}
        onMore={more}
        endText="End of the list"
        rowSkeleton={<Skeleton height={40} />}
      />
    </Shelf>
  );
}
