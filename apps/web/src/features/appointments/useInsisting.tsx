import { hasCode } from '@healzy/api/runtime';
import { type AppointmentOverlap, readOverlaps } from '@healzy/domain/appointments';
import { type ReactNode, useState } from 'react';
import { OverlapDialog } from './OverlapDialog.tsx';

interface Question {
  overlaps: readonly AppointmentOverlap[];
  answer: (insists: boolean) => void;
}

/**
 * Makes a call that takes somebody's time. When that is taken, asks whether it is meant all the same; left without an
 * answer, what the server refused stays refused.
 */
export function useInsisting(zone: string): {
  insist: <Answer>(call: (allowsOverlap: boolean) => Promise<Answer>) => Promise<Answer>;
  question: ReactNode;
} {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (overlaps: readonly AppointmentOverlap[]) =>
    new Promise<boolean>((resolve) => {
      const answer = (insists: boolean) => {
        setQuestion(null);
        resolve(insists);
      };
      setQuestion({ overlaps, answer });
    });
  return {
    async insist(call) {
      try {
        return await call(false);
      } catch (error) {
        if (!hasCode(error, 'APPOINTMENT_OVERLAPS')) throw error;
        if (!(await ask(readOverlaps(error.details)))) throw error;
        return call(true);
      }
    },
    question: question && (
      <OverlapDialog overlaps={question.overlaps} zone={zone} onAnswer={question.answer} />
    ),
  };
}
