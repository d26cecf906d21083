import { offersVideoSurvey } from '../../content/video-survey.ts';
import { type Finding, openPoint } from './open-point.ts';
import type { QuoteRequest } from './request.schema.ts';

type Asked = Pick<QuoteRequest, 'videoSurvey'>;

/** Whether a form asks about it: while it can still help with a price, and for whoever has asked, to take it back. */
export function asksSurvey(request: Asked, isPriced: boolean): boolean {
  return request.videoSurvey === 'yes' || (offersVideoSurvey && !isPriced);
}

export function surveyPoint({ videoSurvey }: Asked): Finding {
  if (videoSurvey !== 'yes') return undefined;
  return openPoint('video-survey', 'They’d like a video survey: agree on a time for the call.');
}
