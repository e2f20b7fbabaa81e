import { Loading } from '../ui/Skeleton.tsx';
import { Spinner } from '../ui/Spinner.tsx';

/** A page's code or its viewer's role is still on the way. */
export function PageLoader() {
  return (
    <Loading className="grid flex-1 place-items-center p-12 text-muted">
      <Spinner size={32} />
    </Loading>
  );
}
