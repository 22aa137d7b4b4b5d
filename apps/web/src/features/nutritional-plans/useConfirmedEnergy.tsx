import { hasCode } from '@healzy/api/runtime';
import type { EnergyDoubt } from '@healzy/domain/nutritional-plans';
import { useState, type ReactNode } from 'react';
import { EnergyDoubtDialog } from './EnergyDoubtDialog.tsx';

type Asked = EnergyDoubt & { kcal: number };

interface Question {
  doubt: Asked;
  answer: (isConfirmed: boolean) => void;
}

/**
 * Sends what takes an energy over, and sends it again once a person answers for an energy that is out of the limits.
 * Refused, the first answer of the server stays.
 */
export function useConfirmedEnergy(): {
  confirmed: <Sent>(send: (confirms: { confirmsEnergy?: true }) => Promise<Sent>) => Promise<Sent>;
  question: ReactNode;
} {
  const [asked, setAsked] = useState<Question | null>(null);
  const ask = (doubt: Asked) =>
    new Promise<boolean>((answer) => {
      setAsked({ doubt, answer });
    });
  const end = (isConfirmed: boolean) => {
    asked?.answer(isConfirmed);
    setAsked(null);
  };
  return {
    confirmed: async (send) => {
      try {
        return await send({});
      } catch (error) {
        if (!hasCode(error, 'ENERGY_UNCONFIRMED')) throw error;
        if (!(await ask(error.details as unknown as Asked))) throw error;
        return await send({ confirmsEnergy: true });
      }
    },
    question: asked && (
      <EnergyDoubtDialog doubt={asked.doubt} onConfirm={() => end(true)} onClose={() => end(false)} />
    ),
  };
}
