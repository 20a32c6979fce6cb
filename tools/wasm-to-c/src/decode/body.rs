//! Rebuilds a function body as a tree: the operand stack becomes expressions.
//!
//! C leaves the order of evaluation open, so this rule keeps it: of the operands that wait on the
//! stack, at most one has an effect, and none reads what a later statement or effect may change.
//! An operand that would break the rule is put into a temporary first (`settle`).
//!
//! More than 300 lines, because every operator has to keep that rule, which one reader must see.

use super::operand::Operand;
use super::operators::{self, SimpleOperator};
use super::types::value_type;
use crate::error::{Error, malformed, unsupported};
use crate::ir::{Binary, Body, Expr, Label, Reference, Stmt, Type};
use crate::module::Module;
use wasmparser::{BlockType, FunctionBody, Operator};

/// Deeper expressions are split, because printing recurses.
const MAX_DEPTH: u32 = 60;
/// Deeper blocks are refused, because every later pass recurses.
const MAX_NESTING: usize = 800;
/// Validation has ruled this out.
const EMPTY_STACK: &str = "an empty operand stack";

/// Reads the body of a function, after everything else in its module.
pub fn read(module: &Module, function: usize, body: &FunctionBody) -> Result<Body, Error> {
    let signature = module.signature(function);
    let mut locals = signature.params.clone();
    for group in body.get_locals_reader()? {
        let (count, ty) = group?;
        locals.extend(std::iter::repeat_n(value_type(ty)?, count as usize));
    }
    let mut builder = Builder {
        module,
        declared: locals.len(),
        locals,
        stack: vec![],
        frames: vec![],
        labels: 0,
        temporaries: vec![],
        reference: None,
        switched_out: false,
    };
    builder.enter(BlockKind::Block, signature.result())?;
    builder.operators(body)
}

enum BlockKind {
    Block,
    Loop,
    If(Expr),
    /// The condition and the first arm; the second arm is being read.
    Else(Expr, Vec<Stmt>),
}

/// A block that is still open.
struct Frame {
    kind: BlockKind,
    label: Label,
    /// The local that takes the block's value out.
    out: Option<usize>,
    /// The operands below this height belong to outer blocks.
    height: usize,
    code: Vec<Stmt>,
}

struct Temporary {
    local: usize,
    busy: bool,
}

struct Builder<'a> {
    module: &'a Module,
    locals: Vec<Type>,
    /// The locals from this number on are made by the builder.
    declared: usize,
    stack: Vec<Operand>,
    frames: Vec<Frame>,
    labels: usize,
    temporaries: Vec<Temporary>,
    /// The relocation within the current instruction.
    reference: Option<Reference>,
    /// Whether a switch leaves the function, so that its end needs a label.
    switched_out: bool,
}

impl Builder<'_> {
    fn operators(mut self, body: &FunctionBody) -> Result<Body, Error> {
        let mut operators = body.get_operators_reader()?;
        // How many open blocks of unreachable code; 0 in code that can be reached.
        let mut dead = 0;
        loop {
            let from = operators.original_position() as usize;
            let op = operators.read()?;
            if dead > 1 || dead == 1 && !matches!(op, Operator::End | Operator::Else) {
                match op {
                    Operator::Block { .. } | Operator::Loop { .. } | Operator::If { .. } => dead += 1,
                    Operator::End => dead -= 1,
                    _ => {}
                }
                continue;
            }
            let live = dead == 0;
            dead = 0;
            self.reference = self.reference_within(from, operators.original_position() as usize);
            match op {
                Operator::Else => self.else_arm(live)?,
                Operator::End => {
                    if let Some(code) = self.end(live)? {
                        return Ok(Body { locals: self.locals, labels: self.labels, code });
                    }
                }
                op => dead = u32::from(!self.operator(op)?),
            }
        }
    }

    fn reference_within(&self, from: usize, to: usize) -> Option<Reference> {
        let all = &self.module.relocations;
        let next = all.get(all.partition_point(|r| r.file_offset < from))?;
        (next.file_offset < to).then_some(next.to)
    }

    /// Reads one instruction; false if what follows cannot be reached.
    fn operator(&mut self, op: Operator) -> Result<bool, Error> {
        match op {
            // Dropping a segment matters only to `memory.init` and `table.init`, which are refused.
            Operator::Nop | Operator::DataDrop { .. } | Operator::ElemDrop { .. } => {}
            Operator::Unreachable => {
                self.emit(Stmt::Trap);
                return Ok(false);
            }
            Operator::Block { blockty } => self.enter_typed(BlockKind::Block, blockty)?,
            Operator::Loop { blockty } => self.enter_typed(BlockKind::Loop, blockty)?,
            Operator::If { blockty } => {
                let condition = self.pop_expr()?;
                self.settle(|v| v.effects.acts);
                self.enter_typed(BlockKind::If(condition), blockty)?;
            }
            Operator::Br { relative_depth } => return self.leave(relative_depth),
            Operator::Return => return self.leave(self.frames.len() as u32 - 1),
            Operator::BrIf { relative_depth } => {
                let [condition] = self.pop()?;
                // The value is copied out after the condition and also stays on the stack.
                self.settle(|v| v.effects.acts);
                let jump = self.jump(relative_depth)?;
                self.emit(Stmt::If(condition.expr, jump, vec![]));
            }
            Operator::BrTable { targets } => {
                self.branch_table(&targets)?;
                return Ok(false);
            }
            op => self.straight(&op)?,
        }
        Ok(true)
    }

    /// A jump after which nothing can be reached.
    fn leave(&mut self, depth: u32) -> Result<bool, Error> {
        self.jump(depth)?.into_iter().for_each(|s| self.emit(s));
        Ok(false)
    }

    /// Reads an instruction after which control goes on.
    fn straight(&mut self, op: &Operator) -> Result<(), Error> {
        match *op {
            Operator::I32Const { value } => {
                let expr = self.reference.map_or(Expr::I32(value), |r| Expr::Address(value.into(), r));
                self.push(Operand::new(expr, Type::I32));
            }
            Operator::I64Const { value } => {
                let expr = self.reference.map_or(Expr::I64(value), |r| Expr::Address(value, r));
                self.push(Operand::new(expr, Type::I64));
            }
            Operator::F32Const { value } => self.push(Operand::new(Expr::F32(value.bits()), Type::F32)),
            Operator::F64Const { value } => self.push(Operand::new(Expr::F64(value.bits()), Type::F64)),
            Operator::LocalGet { local_index } => self.push_local(local_index as usize),
            Operator::LocalSet { local_index } => {
                let value = self.pop_expr()?;
                self.emit(Stmt::Set(local_index as usize, value));
            }
            Operator::LocalTee { local_index } => {
                self.straight(&Operator::LocalSet { local_index })?;
                self.push_local(local_index as usize);
            }
            Operator::GlobalGet { global_index } => {
                let global = global_index as usize;
                let mut value = Operand::new(Expr::Global(global), self.module.globals[global].ty);
                value.effects.globals = true;
                self.push(value);
            }
            Operator::GlobalSet { global_index } => {
                let value = self.pop_expr()?;
                self.emit(Stmt::SetGlobal(global_index as usize, value));
            }
            Operator::Drop => {
                let [value] = self.pop()?;
                if value.effects.acts {
                    self.emit(Stmt::Do(value.expr));
                }
            }
            Operator::Select | Operator::TypedSelect { .. } => self.select()?,
            Operator::Call { function_index } => {
                let function = function_index as usize;
                let signature = self.module.signature(function);
                let args = self.pop_all(signature.params.len())?;
                self.call(signature.result(), args, |args| Expr::Call(function, args));
            }
            Operator::CallIndirect { type_index, .. } => {
                let ty = type_index as usize;
                let signature = &self.module.signatures[ty];
                let args = self.pop_all(signature.params.len() + 1)?;
                self.call(signature.result(), args, |args| Expr::CallIndirect(ty, args));
            }
            Operator::MemorySize { .. } => {
                let mut value = Operand::new(Expr::MemorySize, self.module.word());
                value.effects.memory = true;
                self.push(value);
            }
            Operator::MemoryGrow { .. } => {
                let pages = self.pop()?;
                let ty = self.module.word();
                let mut size = Operand::from_parts(ty, pages, |[e]| Expr::MemoryGrow(e.into()));
                size.effects.acts = true;
                self.push(size);
            }
            Operator::MemoryCopy { .. } => {
                let [to, from, length] = self.pop()?;
                self.emit(Stmt::Copy(to.expr, from.expr, length.expr));
            }
            Operator::MemoryFill { .. } => {
                let [to, byte, length] = self.pop()?;
                self.emit(Stmt::Fill(to.expr, byte.expr, length.expr));
            }
            ref op => self.compute(operators::simple(op)?)?,
        }
        Ok(())
    }

    fn compute(&mut self, simple: SimpleOperator) -> Result<(), Error> {
        match simple {
            SimpleOperator::Unary(op, ty) => {
                let operand = self.pop()?;
                self.push(Operand::from_parts(op.result(ty), operand, |[a]| Expr::Unary(op, ty, a.into())));
            }
            SimpleOperator::Binary(op, ty) => {
                let [left, right] = self.pop()?;
                // Puts a constant on the right, where the printer looks for it.
                let swap = matches!(op, Binary::Add | Binary::Mul | Binary::And | Binary::Or | Binary::Xor)
                    && !ty.is_float()
                    && left.expr.constant().is_some();
                let operands = if swap { [right, left] } else { [left, right] };
                self.push(Operand::from_parts(op.result(ty), operands, |ab| Expr::Binary(op, ty, ab.into())));
            }
            SimpleOperator::Load(mut access) => {
                access.reference = self.reference;
                let address = self.pop()?;
                let mut value = Operand::from_parts(access.ty, address, |[a]| Expr::Load(access, a.into()));
                value.effects.memory = true;
                self.push(value);
            }
            SimpleOperator::Store(mut access) => {
                access.reference = self.reference;
                let [address, value] = self.pop()?;
                self.emit(Stmt::Store(access, address.expr, value.expr));
            }
        }
        Ok(())
    }

    fn select(&mut self) -> Result<(), Error> {
        // C evaluates only one of the arms, so neither may have an effect. If the condition, which
        // was pushed last, has one, the arms do not.
        let [condition] = self.pop()?;
        if self.stack.iter().rev().take(2).any(|v| v.effects.acts) {
            self.settle(|v| v.effects.acts);
        }
        let [one, other] = self.pop()?;
        let ty = one.ty;
        self.push(Operand::from_parts(ty, [condition, one, other], |parts| Expr::Select(ty, parts.into())));
        Ok(())
    }

    fn call(&mut self, result: Option<Type>, args: Vec<Operand>, make: impl FnOnce(Vec<Expr>) -> Expr) {
        let value = Operand::from_args(result.unwrap_or(Type::I32), args, make);
        match result {
            Some(_) => self.push(value),
            None => self.emit(Stmt::Do(value.expr)),
        }
    }

    fn branch_table(&mut self, targets: &wasmparser::BrTable) -> Result<(), Error> {
        let mut on = self.pop_expr()?;
        self.settle(|v| v.effects.acts);
        let mut labels = vec![];
        let mut carried = vec![];
        for depth in targets.targets().chain([Ok(targets.default())]) {
            let frame = self.frame_index(depth?)?;
            self.switched_out |= frame == 0;
            labels.push(self.frames[frame].label);
            if let Some(out) = self.carries(frame)
                && !carried.contains(&out)
            {
                carried.push(out);
            }
        }
        // The value is copied to the locals of all targets, after what selects the target.
        if !carried.is_empty() {
            let local = self.temporary(Type::I32);
            let selector = std::mem::replace(&mut on, Expr::Local(local));
            self.code().push(Stmt::Set(local, selector));
        }
        for out in carried {
            let value = self.top()?;
            self.emit(Stmt::Set(out, value));
        }
        let default = labels.pop().unwrap_or_default();
        self.emit(Stmt::Switch(on, labels, default));
        Ok(())
    }

    /// The jump to the frame `depth` levels out. A value that it carries also stays on the stack.
    fn jump(&mut self, depth: u32) -> Result<Vec<Stmt>, Error> {
        let index = self.frame_index(depth)?;
        let value = match self.carries(index) {
            Some(out) => Some((out, self.top()?)),
            None => None,
        };
        if index == 0 {
            return Ok(vec![Stmt::Return(value.map(|(_, value)| value))]);
        }
        let set = value.map(|(out, value)| Stmt::Set(out, value));
        Ok(set.into_iter().chain([Stmt::Jump(self.frames[index].label)]).collect())
    }

    /// The local that a jump to the frame sets: none for a loop, whose value comes only from its
    /// end.
    fn carries(&self, index: usize) -> Option<usize> {
        let frame = &self.frames[index];
        if matches!(frame.kind, BlockKind::Loop) { None } else { frame.out }
    }

    /// The value on top of the stack, safe to evaluate more than once and at any time.
    fn top(&mut self) -> Result<Expr, Error> {
        self.settle(|v| v.effects.acts);
        self.stack.last().map(|operand| operand.expr.clone()).ok_or_else(|| malformed(EMPTY_STACK))
    }

    fn frame_index(&self, depth: u32) -> Result<usize, Error> {
        (self.frames.len() - 1).checked_sub(depth as usize).ok_or_else(|| malformed("a branch to nowhere"))
    }

    fn enter_typed(&mut self, kind: BlockKind, ty: BlockType) -> Result<(), Error> {
        let result = match ty {
            BlockType::Empty => None,
            BlockType::Type(ty) => Some(value_type(ty)?),
            BlockType::FuncType(index) => {
                let signature = &self.module.signatures[index as usize];
                if !signature.params.is_empty() {
                    return Err(unsupported("blocks with parameters"));
                }
                signature.result()
            }
        };
        self.enter(kind, result)
    }

    fn enter(&mut self, kind: BlockKind, result: Option<Type>) -> Result<(), Error> {
        if self.frames.len() > MAX_NESTING {
            return Err(unsupported(format!("blocks nested more than {MAX_NESTING} deep")));
        }
        // Code in the block may run many times or not at all, so only what nothing can change may
        // keep waiting: constants, and the builder's own locals, which are not set again while
        // their values wait.
        let declared = self.declared;
        self.settle(|v| match v.expr {
            Expr::Local(local) => local < declared,
            _ => v.expr.constant().is_none() && !matches!(v.expr, Expr::F32(_) | Expr::F64(_)),
        });
        let out = result.map(|ty| self.fresh(ty));
        let height = self.stack.len();
        self.frames.push(Frame { kind, label: self.labels, out, height, code: vec![] });
        self.labels += 1;
        Ok(())
    }

    fn else_arm(&mut self, live: bool) -> Result<(), Error> {
        self.finish(live)?;
        let frame = self.frame();
        match std::mem::replace(&mut frame.kind, BlockKind::Block) {
            BlockKind::If(condition) => {
                frame.kind = BlockKind::Else(condition, std::mem::take(&mut frame.code));
            }
            _ => return Err(malformed("an else without an if")),
        }
        Ok(())
    }

    /// Closes the innermost block. Returns the whole code if that was the function itself.
    fn end(&mut self, live: bool) -> Result<Option<Vec<Stmt>>, Error> {
        self.finish(live)?;
        let frame = self.frames.pop().ok_or_else(|| malformed("an end without a block"))?;
        let statement = match frame.kind {
            _ if self.frames.is_empty() => return Ok(Some(self.close(frame))),
            BlockKind::Block => Stmt::Block(frame.label, frame.code),
            BlockKind::Loop => Stmt::Loop(frame.label, frame.code),
            BlockKind::If(condition) => {
                Stmt::Block(frame.label, vec![Stmt::If(condition, frame.code, vec![])])
            }
            BlockKind::Else(condition, first) => {
                Stmt::Block(frame.label, vec![Stmt::If(condition, first, frame.code)])
            }
        };
        self.code().push(statement);
        if let Some(out) = frame.out {
            self.push_local(out);
        }
        Ok(None)
    }

    /// The function's code, with a label at its end if a switch goes there.
    fn close(&self, frame: Frame) -> Vec<Stmt> {
        let mut code = frame.code;
        if self.switched_out {
            let value = frame.out.map(Expr::Local);
            code = vec![Stmt::Block(frame.label, code), Stmt::Return(value)];
        }
        code
    }

    /// Moves the value at the end of a block's code to where it belongs.
    fn finish(&mut self, live: bool) -> Result<(), Error> {
        let (out, height) = (self.frame().out, self.frame().height);
        if let (true, Some(out)) = (live, out) {
            let value = self.pop_expr()?;
            if self.frames.len() == 1 {
                self.emit(Stmt::Return(Some(value)));
            } else {
                self.emit(Stmt::Set(out, value));
            }
        }
        if live {
            self.settle(|v| v.effects.acts);
        }
        self.stack.truncate(height);
        Ok(())
    }

    fn push_local(&mut self, local: usize) {
        self.push(Operand::local(local, self.locals[local]));
    }

    fn push(&mut self, operand: Operand) {
        let effects = &operand.effects;
        if effects.acts {
            self.settle(|v| v.effects.acts || v.effects.memory || v.effects.globals);
        } else if effects.memory || effects.globals {
            self.settle(|v| v.effects.acts);
        }
        let deep = operand.depth > MAX_DEPTH;
        self.stack.push(operand);
        if deep {
            self.settle(|v| v.depth > MAX_DEPTH || v.effects.acts);
        }
    }

    fn pop_all(&mut self, count: usize) -> Result<Vec<Operand>, Error> {
        let from = self.stack.len().checked_sub(count).ok_or_else(|| malformed(EMPTY_STACK))?;
        Ok(self.stack.split_off(from))
    }

    fn pop<const N: usize>(&mut self) -> Result<[Operand; N], Error> {
        self.pop_all(N)?.try_into().map_err(|_| malformed(EMPTY_STACK))
    }

    fn pop_expr(&mut self) -> Result<Expr, Error> {
        let [operand] = self.pop()?;
        Ok(operand.expr)
    }

    /// Adds a statement, after evaluating the waiting operands that must come before it.
    fn emit(&mut self, statement: Stmt) {
        let changes = statement.has_effect()
            || matches!(statement, Stmt::Store(..) | Stmt::Copy(..) | Stmt::Fill(..) | Stmt::SetGlobal(..));
        let set = if let Stmt::Set(local, _) = statement { Some(local) } else { None };
        self.settle(|v| {
            v.effects.acts
                || changes && (v.effects.memory || v.effects.globals)
                || set.is_some_and(|local| v.effects.locals.contains(&local))
        });
        self.code().push(statement);
        if self.stack.is_empty() {
            self.temporaries.iter_mut().for_each(|t| t.busy = false);
        }
    }

    /// Evaluates every waiting operand for which `which` holds, into a temporary.
    fn settle(&mut self, which: impl Fn(&Operand) -> bool) {
        for i in 0..self.stack.len() {
            if which(&self.stack[i]) {
                let ty = self.stack[i].ty;
                let local = self.temporary(ty);
                let value = std::mem::replace(&mut self.stack[i], Operand::local(local, ty));
                self.code().push(Stmt::Set(local, value.expr));
            }
        }
    }

    /// A temporary that is not in use.
    fn temporary(&mut self, ty: Type) -> usize {
        let locals = &self.locals;
        if let Some(t) = self.temporaries.iter_mut().find(|t| !t.busy && locals[t.local] == ty) {
            t.busy = true;
            return t.local;
        }
        let local = self.fresh(ty);
        self.temporaries.push(Temporary { local, busy: true });
        local
    }

    fn fresh(&mut self, ty: Type) -> usize {
        self.locals.push(ty);
        self.locals.len() - 1
    }

    fn frame(&mut self) -> &mut Frame {
        self.frames.last_mut().expect("the function's own frame is open until its last end")
    }

    fn code(&mut self) -> &mut Vec<Stmt> {
        &mut self.frame().code
    }
}
