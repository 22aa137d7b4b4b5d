import { useNavigate, useSearchParams } from 'react-router-dom';

/** The open item of a list, kept in the address beside what the list shows. */
export function useOpenItem(parameter: string) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const searchWith = (id: string | null) => {
    const next = new URLSearchParams(parameters);
    if (id === null) next.delete(parameter);
    else next.set(parameter, id);
    return `?${next.toString()}`;
  };
  return {
    openId: parameters.get(parameter),
    hrefOf: searchWith,
    /** Opens an item, or none; resolves once the navigation is done. */
    open: async (id: string | null): Promise<void> =>
      await navigate({ search: searchWith(id) }, { replace: id === null }),
  };
}
