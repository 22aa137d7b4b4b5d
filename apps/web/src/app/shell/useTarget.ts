import { useNavigate } from 'react-router-dom';
import type { Target } from '../module.ts';

/** Navigates to a target, or calls it. */
export function useTarget(): (target: Target) => void {
  const navigate = useNavigate();
  return (target) => {
    if ('open' in target) target.open();
    else void navigate(target.href, target.state === undefined ? {} : { state: target.state });
  };
}
