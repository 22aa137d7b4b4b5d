import { useState } from 'react';

/**
 * A question that code waits for: `ask` opens it and resolves to what its dialog answers.
 * @example
 * const { question, ask } = useQuestion<string, boolean>();
 * if (await ask(name)) remove();
 * // {question && <Sure name={question.asked} onAnswer={question.answer} />}
 */
export function useQuestion<Asked, Answer>() {
  const [question, setQuestion] = useState<{ asked: Asked; answer: (answer: Answer) => void } | null>(null);
  const ask = (asked: Asked) =>
    new Promise<Answer>((resolve) => {
      const answer = (given: Answer) => {
        setQuestion(null);
        resolve(given);
      };
      setQuestion({ asked, answer });
    });
  return { question, ask };
}
