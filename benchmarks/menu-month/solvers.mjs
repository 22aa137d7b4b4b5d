/** Each takes a program in the LP format and returns the values of its variables, or null without a solution in time. */
export const solvers = {
  async highs(seconds, gap) {
    const { default: load } = await import('highs');
    const highs = await load();
    return (program) => {
      const { Status, Columns } = highs.solve(program, { time_limit: seconds, mip_rel_gap: gap });
      if (Status !== 'Optimal') return null;
      return new Map(Object.entries(Columns).map(([name, { Primal }]) => [name, Primal ?? 0]));
    };
  },
  async 'glpk.js'(seconds, gap) {
    const { default: load } = await import('glpk.js/node');
    const glpk = await load();
    return (program) => {
      const { result } = glpk.solve(modelOf(program, glpk), {
        tmlim: seconds,
        mipgap: gap,
        msglev: glpk.GLP_MSG_OFF,
      });
      const isSolved = result.status === glpk.GLP_OPT || result.status === glpk.GLP_FEAS;
      return isSolved ? new Map(Object.entries(result.vars)) : null;
    };
  },
};

const termsOf = (text) =>
  [...text.matchAll(/([+-]) ([\d.]+) (\w+)/g)].map(([, sign, factor, name]) => ({
    name,
    coef: Number(`${sign}${factor}`),
  }));

/** The same program as the objects that glpk.js takes. */
function modelOf(program, glpk) {
  const lines = program.split('\n');
  const section = (from, to) => lines.slice(lines.indexOf(from) + 1, lines.indexOf(to));
  const subjectTo = section('Subject To', 'Bounds').map((line) => {
    const [, name, left, sign, bound] = /^ (\w+): (.*) (<=|>=|=) (\S+)$/.exec(line);
    const type = { '<=': glpk.GLP_UP, '>=': glpk.GLP_LO, '=': glpk.GLP_FX }[sign];
    return { name, vars: termsOf(left), bnds: { type, ub: Number(bound), lb: Number(bound) } };
  });
  const bounds = section('Bounds', 'Binary').map((line) => {
    const [, lb, name, ub] = /^ (\S+) <= (\w+) <= (\S+)$/.exec(line);
    return { name, type: lb === ub ? glpk.GLP_FX : glpk.GLP_DB, lb: Number(lb), ub: Number(ub) };
  });
  const names = (from, to) => section(from, to).join(' ').trim().split(/\s+/);
  return {
    name: 'menu',
    objective: {
      direction: glpk.GLP_MIN,
      name: 'penalty',
      vars: termsOf(section('Minimize', 'Subject To').join(' ')),
    },
    subjectTo,
    bounds: bounds.filter(({ name }) => name !== 'nothing'),
    binaries: names('Binary', 'General'),
    generals: names('General', 'End'),
  };
}
