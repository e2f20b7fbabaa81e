import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../ui/toast.ts';
import { type CatalogueChange, catalogueChanged } from './catalogue-changed.ts';

/**
 * A write, after which what may look different is asked for again, with a word of success.
 * @param onDone runs at the end, even when the part that wrote is no longer shown
 */
export function useCatalogueWrite<V = void, R = unknown>(
  of: CatalogueChange['of'],
  write: (value: V) => Promise<R>,
  done: string | ((reply: R) => string),
  onDone?: () => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: async (reply) => {
      await catalogueChanged(queries, { of });
      toast.success(typeof done === 'string' ? done : done(reply));
      onDone?.();
    },
  });
}
