import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Receipt } from '../database/tables/submission.table.ts';
import { type Problem, sendProblem } from '../http/problem.ts';

/** How a sender is told what became of a submission. */
export interface Answers {
  accept(request: FastifyRequest, reply: FastifyReply, receipt: Receipt): Promise<FastifyReply>;
  refuse(request: FastifyRequest, reply: FastifyReply, problem: Problem): Promise<FastifyReply>;
}

/** For programs, ours in the browser included. */
export const apiAnswers: Answers = {
  async accept(_request, reply, receipt) {
    return reply.code(201).header('cache-control', 'no-store').send(receipt);
  },
  async refuse(_request, reply, problem) {
    return sendProblem(reply, problem);
  },
};
