import { answerTo } from './answers.ts';

/** A provider that has not answered a silent request by then is showing a page that nobody can see. */
const ANSWER_WITHIN_MS = 10_000;

/** Sends a silent request (`prompt=none`) through a frame; null when no answer comes. */
export async function askInHiddenFrame(
  address: string,
  milliseconds = ANSWER_WITHIN_MS,
): Promise<string | null> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = '';
  frame.src = address;
  const answer = answerTo(address, AbortSignal.timeout(milliseconds));
  document.body.append(frame);
  try {
    return await answer;
  } finally {
    frame.remove();
  }
}
