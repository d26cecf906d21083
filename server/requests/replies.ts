import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Problem, sendProblem } from '../http/problem.ts';
import type { Receipt } from './receipt.ts';

/** The answers to the sender of a submission. */
export interface Answers {
  accept(request: FastifyRequest, reply: FastifyReply, receipt: Receipt): Promise<FastifyReply>;
  refuse(request: FastifyRequest, reply: FastifyReply, problem: Problem): Promise<FastifyReply>;
}

/** For programs, including the site's own script in the browser. */
export const apiAnswers: Answers = {
  async accept(_request, reply, receipt) {
    return reply.code(201).header('cache-control', 'no-store').send(receipt);
  },
  async refuse(_request, reply, problem) {
    return sendProblem(reply, problem);
  },
};
