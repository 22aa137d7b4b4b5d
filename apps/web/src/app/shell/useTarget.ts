import { useNavigate } from 'react-router-dom';
import type { Target } from '../module.ts';

/** Goes where something is done, or calls what does it. */
export function useTarget(): (target: Target) => void {
  const navigate = useNavigate();
  return (target) => {
    if ('open' in target) target.open();
    else void navigate(target.href, target.state === undefined ? {} : { state: target.state });
  };
}
