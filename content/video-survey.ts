/** Whether a visitor can ask for a survey on a video call, on the private page and before there is a quote. Apart from the
 *  company, so that the forms' scripts do not carry all of its facts. */
export const offersVideoSurvey: boolean = true;
