//! Stands for `std::thread`: a thread runs to its end where it is started.

use ::std::marker::PhantomData;

pub use ::std::thread::*;

pub struct JoinHandle<T>(T);

impl<T> JoinHandle<T> {
    pub fn join(self) -> Result<T> {
        Ok(self.0)
    }

    pub fn is_finished(&self) -> bool {
        true
    }
}

pub fn spawn<T>(run: impl FnOnce() -> T) -> JoinHandle<T> {
    JoinHandle(run())
}

pub struct ScopedJoinHandle<'scope, T>(T, PhantomData<&'scope ()>);

impl<T> ScopedJoinHandle<'_, T> {
    pub fn join(self) -> Result<T> {
        Ok(self.0)
    }

    pub fn is_finished(&self) -> bool {
        true
    }
}

pub struct Scope<'scope, 'env>(PhantomData<(&'scope (), &'env ())>);

impl<'scope> Scope<'scope, '_> {
    pub fn spawn<T>(&'scope self, run: impl FnOnce() -> T + 'scope) -> ScopedJoinHandle<'scope, T> {
        ScopedJoinHandle(run(), PhantomData)
    }
}

pub fn scope<'env, T>(run: impl for<'scope> FnOnce(&'scope Scope<'scope, 'env>) -> T) -> T {
    run(&Scope(PhantomData))
}

#[derive(Default)]
pub struct Builder;

impl Builder {
    pub fn new() -> Builder {
        Builder
    }

    pub fn name(self, _: ::std::string::String) -> Builder {
        self
    }

    pub fn stack_size(self, _: usize) -> Builder {
        self
    }

    pub fn spawn<T>(self, run: impl FnOnce() -> T) -> ::std::io::Result<JoinHandle<T>> {
        Ok(spawn(run))
    }

    pub fn spawn_scoped<'scope, T>(
        self,
        scope: &'scope Scope<'scope, '_>,
        run: impl FnOnce() -> T + 'scope,
    ) -> ::std::io::Result<ScopedJoinHandle<'scope, T>> {
        Ok(scope.spawn(run))
    }
}

pub fn sleep(_: ::std::time::Duration) {}
